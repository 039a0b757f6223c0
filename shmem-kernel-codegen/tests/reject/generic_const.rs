// A kernel for any number.
fn kernel<const N: usize>(data: Gm<i32>) {}
