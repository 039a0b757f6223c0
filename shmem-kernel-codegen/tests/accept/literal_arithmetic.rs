// Arithmetic of literals is done in their type, not as int.
fn literal_arithmetic(a: Gm<i64>, b: Gm<u64>, c: Gm<u32>) {
    *a = 2147483647 + 2147483647;
    *b = 1 << 40;
    *c = 2147483647 + 2147483647;
    a[1] = 3000000000 * 2;
    b[1] = !0;
    c[1] = !5;
}
