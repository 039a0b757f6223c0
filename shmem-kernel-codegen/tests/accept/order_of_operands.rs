// Operands are evaluated from left to right.
fn order_of_operands(a: Sym<i32>, out: Gm<i32>) {
    let both_read = int32_g(a, 0) + int32_g(a, 1);
    let with_load = int32_g(a, 0) + *out;
    int32_p(a, int32_g(a, 1) - int32_g(a, 2), int32_g(a, 0));
    out[int32_g(a, 0)] = int32_g(a, 1);
    *out = both_read + with_load;
}
