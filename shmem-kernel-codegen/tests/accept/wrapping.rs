// Arithmetic wraps; types narrower than int are cast back.
fn wrapping(out: Gm<i64>, a: i8, b: u16, c: i32, d: u32, e: i64, f: u64) {
    let a2 = a + a * 3 - 1;
    let b2 = b * b;
    let c2 = c + 2147483647;
    let d2 = d * 4294967295;
    let e2 = -e - 9223372036854775807;
    let f2 = f + 18446744073709551615;
    let a3 = -a;
    *out = a2 as i64 + b2 as i64 + c2 as i64 + d2 as i64 + e2 + f2 as i64 + a3 as i64;
}
