// A kernel for any type.
fn kernel<T>(data: Gm<i32>) {}
