// Compound assignment in every integer type.
fn compound_types(a: Gm<i8>, b: Gm<u16>, c: Gm<u32>, d: Gm<i64>, mut e: u8, mut f: isize, n: i32) {
    a[0] += 100;
    a[0] -= a[1];
    a[0] *= 3;
    a[0] <<= n;
    a[0] >>= 1;
    a[0] |= 1;
    b[0] += 65535;
    b[0] ^= b[1] & 255;
    b[0] <<= 15;
    b[0] >>= n;
    c[0] -= 1;
    c[0] <<= n;
    c[0] >>= 31;
    d[0] *= d[1] + 1;
    d[0] <<= 1;
    d[0] >>= d[1];
    e += e;
    e &= 15;
    f -= 1;
    f <<= e;
    f *= f - 1;
    a[e] = f as i8;
}
