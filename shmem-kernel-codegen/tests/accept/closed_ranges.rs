// Closed ranges: the start is evaluated once, the last turn is made also at the largest value.
fn closed_ranges(a: Sym<i32>, out: Gm<i32>, n: i32, m: u8, k: u32, w: u64) {
    for i in int32_g(a, 0)..=n {
        out[i] = 1;
    }
    for i in int32_g(a, 0)..=int32_g(a, 1) {
        out[i] = 2;
    }
    for i in *out..=10 {
        out[i] = 3;
    }
    for i in n & 7..=n | 8 {
        out[i] = 4;
    }
    for i in 0..=255u8 {
        out[i] = 5;
    }
    for i in m..=m {
        out[i] = 6;
    }
    for i in 0..=k {
        out[i] = 7;
    }
    for i in 1..=w / 2 {
        out[i] = 8;
    }
    for i in -128..=127i8 {
        out[i] = 9;
    }
    for i in (n - 1)..=2147483647 {
        out[i] = 10;
        break;
    }
}
