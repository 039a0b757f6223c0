// A pointer type has one argument.
fn kernel(a: Gm, b: Gm<i32, i32>, c: i32<u8>, d: Gm<'static>) {}
