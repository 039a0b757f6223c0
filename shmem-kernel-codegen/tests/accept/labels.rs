// Jumps out of inner loops.
fn labels(out: Gm<i32>, n: i32) {
    'outer: for i in 0..n {
        for j in 0..n {
            if j > i {
                continue 'outer;
            }
            if i * j > 100 {
                break 'outer;
            }
            'inner: loop {
                while out[j] > 0 {
                    out[j] -= 1;
                    if out[j] == 5 {
                        break 'inner;
                    }
                    if out[j] == 6 {
                        break 'outer;
                    }
                }
                break;
            }
            out[j] += i;
        }
    }
    'alone: loop {
        break 'alone;
    }
}
