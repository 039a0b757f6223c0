// Any integer is an index.
fn index_types(p: Gm<i32>, a: i8, b: u16, c: usize, d: isize, e: u64) {
    p[a] = p[b];
    p[c] = p[d];
    p[e] = p[0];
}
