// Divisors that are always zero.
fn kernel(n: i32, m: u8) {
    let a = n / 0;
    let b = m % 0;
    let mut c = n;
    c /= 0;
    c %= -0;
}
