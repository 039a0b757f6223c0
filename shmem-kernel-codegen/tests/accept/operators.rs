// Bits, comparisons and logic.
fn operators(out: Gm<i32>, a: i32, b: i32, p: bool, q: bool) {
    out[0] = a & b | a ^ b;
    out[1] = !a;
    out[2] = (p & q | p ^ q) as i32;
    out[3] = (!p && q || a < b && b <= a) as i32;
    out[4] = (a == b) as i32 + (a != b) as i32;
    out[5] = (p == q) as i32;
    out[6] = - -a;
    out[7] = a - -b;
    out[8] = !(!a);
    out[9] = -(-1);
}
