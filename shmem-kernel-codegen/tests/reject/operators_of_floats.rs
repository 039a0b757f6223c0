// Floats are not computed with.
fn kernel(f: f32, d: Gm<f64>, h: f16) {
    let a = f + 1.0;
    let b = -f;
    let c = d[0] < 2.0;
    let e = h == h;
    d[0] += 1.0;
    let g = !f;
    let i = -1.5 * 2.0;
}
