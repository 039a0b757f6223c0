// Deferred variables: typed, inferred, in loops, never used.
fn deferred_more(out: Gm<u16>, n: u16) {
    let a: u16;
    let unused: i32;
    let b;
    let mut c;
    a = n;
    if n > 3 {
        b = a + 1;
    } else {
        return;
    }
    c = 0;
    for i in 0..n {
        let turn;
        turn = i * 2;
        c += turn;
    }
    out[0] = a + b + c;
}
