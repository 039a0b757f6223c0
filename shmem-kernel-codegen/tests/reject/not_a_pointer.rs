// Loads through what is no pointer.
fn kernel(n: i32, f: f32, s: Sym<i32>) {
    let a = *n;
    let b = n[0];
    *f = 1.0;
    let c = **s;
    p(n, 1, 0);
    g(true, 0);
}
