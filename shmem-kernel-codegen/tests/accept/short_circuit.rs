// The right side of && and || runs only when it must.
fn short_circuit(a: Sym<i32>, out: Gm<i32>, n: i32) {
    let pe = my_pe();
    if pe == 0 || int32_g(a, pe - 1) != 0 {
        out[0] = 1;
    }
    let ok = n != 0 && 10 / n > 2;
    out[1] = ok as i32;
    while n > 0 && int32_g(a, 0) == 0 {
        quiet();
    }
}
