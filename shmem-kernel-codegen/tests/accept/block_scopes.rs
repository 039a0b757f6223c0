// Names of ended scopes are free again.
fn block_scopes(out: Gm<i32>) {
    for i in 0..2 {
        out[i] = 1;
    }
    for i in 0..3 {
        let t = i * 2;
        out[t] = 1;
    }
    {
        let t = 5;
        out[t] = 2;
    }
    let t = 7i64;
    out[t] = 3;
}
