// Operators of bool.
fn truth_table(out: Gm<i32>, p: bool, q: bool) {
    out[0] = (p & q) as i32;
    out[1] = (p | q) as i32;
    out[2] = (p ^ q) as i32;
    out[3] = (p && q) as i32;
    out[4] = (p || q) as i32;
    out[5] = (p == q) as i32;
    out[6] = (p != q) as i32;
    out[7] = (p < q) as i32;
    out[8] = (p <= q) as i32;
    out[9] = (p > q) as i32;
    out[10] = (p >= q) as i32;
    out[11] = (!p) as i32;
    let mut r = p & q | !p;
    r |= q;
    r &= p;
    r ^= p == q;
    out[12] = (r & (p | q) ^ q) as i32;
    if p & q && r | p {
        out[13] = 1;
    }
}
