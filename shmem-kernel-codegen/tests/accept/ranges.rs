// Ranges: half-open, closed, at the end of the type, with bounds that are evaluated once.
fn ranges(out: Gm<i32>, n: i32, small: u8, a: Sym<i32>) {
    for i in 0..n {
        out[i] = i;
    }
    for i in 1..=10 {
        out[i] = i;
    }
    for i in 0..=n {
        out[i] += 1;
    }
    for i in small..=255 {
        out[i] = 2;
    }
    let mut end = n;
    for i in 0..end {
        end -= 1;
        out[i] = end;
    }
    for _ in int32_g(a, 0)..int32_g(a, 1) {
        quiet();
    }
    for mut i in 0..4 {
        i *= 2;
        out[i] = i;
    }
    for _ in 0..2 {
        for _ in 0..2 {
            fence();
        }
    }
    for i in 0..my_pe() {
        out[i] = 0;
    }
}
