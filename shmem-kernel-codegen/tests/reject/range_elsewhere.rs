// Ranges outside a `for`.
fn kernel(p: Gm<i32>) {
    let r = 0..3;
    p[0..2] = 1;
}
