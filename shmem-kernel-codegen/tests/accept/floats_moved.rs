// Floats are moved, stored and loaded.
fn floats_moved(f: Gm<f32>, d: Gm<f64>, h: Gm<f16>, x: f32) {
    let y = x;
    *f = y;
    f[1] = -1.5;
    d[0] = d[1];
    h[0] = h[1];
    let z: f64 = 1.0;
    d[2] = z;
}
