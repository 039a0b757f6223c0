// Parameters of every scalar type; unused ones keep their place.
fn scalar_parameters(a: bool, b: i8, c: i16, d: i32, e: i64, f: u8, g: u16, h: u32, i: u64, j: usize, k: isize, l: f32, m: f64, out: Gm<i64>) {
    if a {
        *out = e;
    }
}
