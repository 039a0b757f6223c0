// Signs and complements, of variables, literals and each other.
fn unary(out: Gm<i32>, bytes: Gm<u8>, small: Gm<i16>, n: i32, b: bool) {
    out[0] = -n;
    out[1] = - -n;
    out[2] = !-n;
    out[3] = -!n;
    out[4] = !!n;
    out[5] = n - -1;
    out[6] = n + -1;
    out[7] = n * -1;
    out[8] = -n * -n;
    out[9] = -(n - 1);
    out[10] = -*out;
    out[11] = !out[0];
    out[12] = --5;
    out[13] = -(-2147483647);
    bytes[0] = !bytes[1];
    bytes[1] = !0;
    small[0] = -small[1];
    small[1] = !small[1] + -1;
    if !b && !(n > 0) && !!b {
        out[14] = (!b) as i32 - -(b as i32);
    }
}
