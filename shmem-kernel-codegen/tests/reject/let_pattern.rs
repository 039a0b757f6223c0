// `let` that takes a value apart.
fn kernel(n: i32) {
    let (a, b) = n;
    let [c] = n;
    let ref d = n;
    let e @ 1 = n;
    let Some(f) = n;
}
