// Pointer arithmetic takes any integer.
fn pointers(a: Sym<i32>, b: Gm<i32>, n: i64, k: u8) {
    let q = b.add(n).sub(1).offset(-2);
    *q = 1;
    q[k] = 2;
    *b.add(k) = q[-1] + b[n + 1];
    let here = a.local();
    *here = *a;
    int32_p(a.add(n * 2), a[3], 0);
    *b.add(1).add(2) = *b.sub(-1);
}
