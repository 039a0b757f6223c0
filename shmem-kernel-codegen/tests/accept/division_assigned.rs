// Compound division and remainder, of variables and places.
fn division_assigned(out: Gm<i32>, bytes: Gm<u8>, mut n: i32, m: i64) {
    n /= out[0];
    n %= 10;
    out[1] /= n;
    out[2] %= n_pes();
    bytes[0] /= bytes[1];
    bytes[2] %= 16;
    let mut left = m;
    left %= m;
    left /= 2;
    out[left] = n;
}
