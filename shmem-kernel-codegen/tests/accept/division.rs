// Division by what may be zero goes through a helper.
fn division(out: Gm<i32>, a: i32, b: i32, c: u32, d: u32, e: i8, f: i8) {
    out[0] = a / b;
    out[1] = a % b;
    out[2] = (c / d) as i32;
    out[3] = (c % d) as i32;
    out[4] = (e / f) as i32;
    out[5] = (e % f) as i32;
}
