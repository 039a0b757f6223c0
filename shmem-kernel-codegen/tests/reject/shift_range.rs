// Shift amounts that are never in range.
fn kernel(n: i32, m: u8, mut w: u64) {
    let a = n << 32;
    let b = m >> 8;
    w <<= 64;
    let c = n << -1;
    let d = n << 31;
}
