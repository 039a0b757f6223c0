// A condition whose operands need an order is evaluated each turn.
fn while_with_order(a: Sym<i32>, out: Gm<i32>, n: i32) {
    while 10 / n + int32_g(a, 0) > int32_g(a, 1) * 2 {
        out[0] += 1;
    }
}
