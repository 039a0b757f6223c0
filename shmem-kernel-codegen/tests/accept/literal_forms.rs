// Literals in every radix, with separators and suffixes.
fn literal_forms(a: Gm<i64>, b: Gm<u8>, f: Gm<f32>, d: Gm<f64>) {
    a[0] = 0xff;
    a[1] = 0b1010_1010;
    a[2] = 0o777;
    a[3] = 1_000_000;
    a[4] = 0x7fff_ffff_ffff_ffff;
    a[0u8] = 5i64;
    a[1usize] = 6_i64;
    b[0] = 0xffu8;
    f[0] = 1.;
    f[1] = 1e-3;
    f[2] = 2.5E+3;
    f[3] = 3f32;
    f[4] = 1_0.2_5;
    d[0] = -1e300;
    d[1] = 4_f64;
    let yes = true;
    let no: bool = false;
    a[5] = (yes & !no) as i64;
}
