// A division that may trap keeps its place before an act.
fn order_with_traps(a: Sym<i32>, n: i32, out: Gm<i32>) {
    int32_p(a, 10 / n, 0);
    int32_p(a, 1, int32_g(a, 10 / n));
    out[int32_g(a, 1)] += 10 / n;
}
