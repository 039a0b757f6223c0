// A constant is no kernel.
const KERNEL: i32 = 1;
