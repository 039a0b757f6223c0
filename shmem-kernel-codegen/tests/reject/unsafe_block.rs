// `unsafe` of its own.
fn kernel(p: Gm<i32>) {
    unsafe {
        *p = 1;
    }
}
