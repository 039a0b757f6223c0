// References to variables and parameters.
fn kernel(n: i32, r: &i32, m: &mut i32) {
    let p = &n;
    let q = &mut n;
    int32_p(&n, 1, 0);
}
