// `let` that may fail.
fn kernel(n: i32) {
    let x = n else { return };
}
