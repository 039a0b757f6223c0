// Values that nothing uses: calls, arithmetic, loads.
fn dropped_values(a: Sym<i32>, c: Sym<u8>, n: i32) {
    int32_g(a, 0);
    char_g(c, 0);
    my_pe();
    let _ = g(a, 1);
    let _ = char_g(c, 1);
    let _: i64 = 5;
    n + 1;
    a[0];
    *a;
    n == 2;
    true;
    a.add(1);
    -n;
    quiet()
}
