// Loop variables that take a value apart.
fn kernel(n: i32) {
    for (a, b) in 0..n {}
    for ref c in 0..n {}
}
