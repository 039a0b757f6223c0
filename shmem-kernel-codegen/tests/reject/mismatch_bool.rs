// Numbers are no conditions, and bools no numbers.
fn kernel(a: i32, b: bool) {
    if a {}
    while 1 {}
    let x = a && b;
    let y = b == 1;
    let z: i32 = b;
    if !a {}
    let mut w = b;
    w = a;
}
