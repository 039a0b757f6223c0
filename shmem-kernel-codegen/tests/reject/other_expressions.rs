// Rare expressions.
fn kernel(n: i32) {
    let a = const { 1 };
    let b = yield n;
}
