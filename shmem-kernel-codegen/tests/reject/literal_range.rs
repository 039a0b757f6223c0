// Literals that do not fit.
fn kernel(a: Gm<i8>, b: Gm<u8>, c: Gm<u64>) {
    a[0] = 128;
    a[1] = -129;
    b[0] = 256;
    c[0] = 18446744073709551616;
    let x = 2147483648;
    let y = -2147483649;
    let z = 340282366920938463463374607431768211455;
    let v = 300 as u8;
}
