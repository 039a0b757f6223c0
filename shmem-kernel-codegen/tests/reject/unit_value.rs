// Calls without a result as values.
fn kernel(s: Sym<i32>) {
    let a = quiet();
    int32_p(s, fence(), 0);
    let b = 1 + barrier_all();
    while quiet() {}
}
