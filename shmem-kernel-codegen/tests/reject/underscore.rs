// `_` where a value or a place stands.
fn kernel(n: i32) {
    _ = n;
    let x = _;
}
