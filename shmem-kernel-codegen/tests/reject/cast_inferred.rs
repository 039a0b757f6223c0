// A conversion to a type that nothing fixes.
fn kernel(p: Gm<i32>, n: i32) {
    p[n as _] = 1;
    let x = n as _;
}
