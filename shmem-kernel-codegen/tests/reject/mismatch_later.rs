// A later use contradicts an earlier one.
fn kernel(a: Gm<u8>, b: Gm<i64>) {
    let x = 1;
    *a = x;
    *b = x;
    let y;
    y = 5;
    a[0] = y;
    b[0] = y;
}
