// Options of kernel modules.
// options: unchecked, types(T = [i32, f16])
fn kernel() {}
