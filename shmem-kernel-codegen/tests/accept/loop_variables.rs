// Loop variables: fresh each turn, of any integer type, assigned, unused, hidden.
fn loop_variables(out: Gm<i32>, n: i32, bytes: u8, big: i64) {
    for mut i in 0..3 {
        quiet();
    }
    for mut i in 0..n {
        i = i + 5;
        out[i] = i;
    }
    for _ in 0..bytes {
        fence();
    }
    for i in 0..bytes {
        let i = i as i32 * 2;
        out[i] = i;
    }
    for i in -big..big {
        for i in i..0 {
            out[i] = 0;
        }
    }
    for n in n..n + n {
        out[n] = n;
    }
    for i in 5..2 {
        out[i] = i;
    }
    for i in 0usize..4 {
        out[i] = i as i32;
    }
}
