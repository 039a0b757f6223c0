// return from inside loops and branches.
fn early_return(out: Gm<i32>, n: i32) {
    for i in 0..n {
        if out[i] == 0 {
            return;
        }
        loop {
            return;
        }
    }
    return;
}
