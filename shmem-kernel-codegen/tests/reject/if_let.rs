// Patterns as conditions.
fn kernel(n: i32) {
    if let Some(x) = n {}
    while let 1 = n {}
}
