// bool stays bool.
fn bools(out: Gm<i32>, a: bool, b: bool) {
    let c = a != b;
    let mut d = !c;
    if c == true {
        d = false;
    }
    d ^= a;
    let e = a < b;
    *out = (c & d) as i32 + e as i32;
}
