// while, loop, break and continue.
fn loops(out: Gm<i32>, n: i32) {
    let mut i = 0;
    while i < n {
        i += 1;
        if i % 2 == 0 {
            continue;
        }
        out[i] = i;
    }
    loop {
        i -= 1;
        if i < 0 {
            break;
        }
        out[i] += 1;
    }
}
