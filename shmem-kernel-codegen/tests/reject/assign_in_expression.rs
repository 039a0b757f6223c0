// Assignments as values.
fn kernel(n: i32) {
    let mut a = 1;
    let b = (a = 2);
    let c = (a += 1);
    if a = 3 {}
}
