// A cast binds to its operand alone.
fn casts_in_place(out: Gm<i64>, a: i32, b: u32, c: u8, d: bool) {
    out[0] = (a as u32 > b) as i64;
    out[1] = (a as i64) << 3;
    out[2] = -a as i64;
    out[3] = -(a as i64);
    out[4] = !a as i64;
    out[5] = !d as i64;
    out[6] = (a + 1) as i64 + 1;
    out[7] = a as i64 + b as i64 * c as i64;
    out[8] = (d as u8 + c) as i64;
    out[9] = (a > 0) as i64 - (a < 0) as i64;
    out[10] = a as u8 as i8 as i64;
    out[11] = a as isize as i64;
    out[12] = (c as i8 as u32 >> 4) as i64;
    out[13] = 5 as i64;
    out[14] = -1 as i64;
    out[15] = !0 as u32 as i64;
    out[a as usize] = c as i64 & 0xf;
    out[(a as u8) as usize] = d as usize as i64;
}
