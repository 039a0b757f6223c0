// Conversions between integers and from bool.
fn casts(out: Gm<i64>, a: i32, b: u32, c: i64, d: bool, e: u8, f: isize) {
    out[0] = a as i64;
    out[1] = b as i64;
    out[2] = c as i8 as i64;
    out[3] = c as u8 as i64;
    out[4] = d as i64;
    out[5] = -1i32 as u32 as i64;
    out[6] = 300u16 as u8 as i64;
    out[7] = e as i8 as i64;
    out[8] = f as i64;
    out[9] = ((a as u64) < b as u64) as i64;
    out[10] = c as usize as i64;
}
