// `?` has nobody to return to.
fn kernel(n: i32) {
    let x = n?;
}
