// Arithmetic that leaves its type whatever happens.
fn kernel(a: Gm<u32>, b: Gm<i8>) {
    let x = 2147483647 + 1;
    a[0] = 3 - 5;
    b[0] = 100 * 2;
    b[1] = -(-128);
    let big = 200u8;
    let y = big + 100;
}
