// if, else if, else; conditions that need statements of their own.
fn branches(a: Sym<i32>, out: Gm<i32>, n: i32) {
    if n == 0 {
        out[0] = 0;
    } else if n == 1 {
        out[0] = 1;
    } else if int32_g(a, 0) + int32_g(a, 1) > 3 {
        out[0] = 2;
    } else {
        out[0] = 3;
    }
    if n > 2 {}
    {
        let y = n;
        out[1] = y;
    }
}
