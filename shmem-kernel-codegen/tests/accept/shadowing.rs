// A name that hides another is a new one; the value is read before.
fn shadowing(out: Gm<i64>, x: i32) {
    let x = x + 1;
    let x = x as i64;
    {
        let x = x * 2;
        out[0] = x;
    }
    if x > 3 {
        let x = x - 1;
        out[1] = x;
    }
    out[2] = x;
    for x in 0..3 {
        out[x] = x as i64;
    }
}
