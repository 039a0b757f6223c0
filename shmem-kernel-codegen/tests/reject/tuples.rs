// Tuples come later.
fn kernel(n: i32) {
    let a = (1, 2);
    let b: (i32, i64);
    let c = ();
}
