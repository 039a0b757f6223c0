// Indices that are no integers.
fn kernel(p: Gm<i32>, b: bool, f: f32) {
    p[b] = 1;
    p[1.5] = 2;
    *p.add(f) = 3;
    p[p] = 4;
}
