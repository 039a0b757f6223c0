// `return` with a value.
fn kernel(n: i32) {
    return n;
}
