// Shift amounts are masked unless in range; signed values shift as unsigned ones to the left.
fn shifts(out: Gm<i64>, a: i32, n: i32, b: u64, c: i8, d: u8, m: u32) {
    out[0] = (a << n) as i64;
    out[1] = (a >> n) as i64;
    out[2] = (b << 63) as i64;
    out[3] = (b >> m) as i64;
    out[4] = (c << 1) as i64;
    out[5] = (c >> m) as i64;
    out[6] = (d << m) as i64;
    out[7] = (my_pe() << 3) as i64;
    out[8] = 1 << my_pe();
}
