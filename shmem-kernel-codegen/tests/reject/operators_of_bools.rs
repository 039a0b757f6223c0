// Bools are no numbers.
fn kernel(a: bool, b: bool) {
    let c = a + b;
    let d = -a;
    let e = a << 1;
    let f = a * true;
    let g = 1 << a;
}
