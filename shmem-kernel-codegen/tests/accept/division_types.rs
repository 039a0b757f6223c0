// Division of every integer type, with and without its helper.
fn division_types(a: Gm<i8>, b: Gm<i16>, c: Gm<i32>, d: Gm<i64>, e: Gm<isize>, f: Gm<u8>, g: Gm<u16>, h: Gm<u32>, i: Gm<u64>, j: Gm<usize>) {
    a[0] = a[1] / a[2] + a[1] % a[2];
    b[0] = b[1] / b[2] + b[1] % b[2];
    c[0] = c[1] / c[2] + c[1] % c[2];
    d[0] = d[1] / d[2] + d[1] % d[2];
    e[0] = e[1] / e[2] + e[1] % e[2];
    f[0] = f[1] / f[2] + f[1] % f[2];
    g[0] = g[1] / g[2] + g[1] % g[2];
    h[0] = h[1] / h[2] + h[1] % h[2];
    i[0] = i[1] / i[2] + i[1] % i[2];
    j[0] = j[1] / j[2] + j[1] % j[2];
    a[3] = a[4] / 7 % 5;
    b[3] = b[4] / -7 % -5;
    c[3] = c[4] / -1;
    d[3] = d[4] % -1;
    f[3] = f[4] / 255 % 3;
    i[3] = i[4] / 18446744073709551615 % 2;
    c[5] = -7 / 2 + -7 % 2;
}
