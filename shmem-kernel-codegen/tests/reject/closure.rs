// Closures, called or not.
fn kernel(n: i32) {
    let f = |x: i32| x + 1;
    (|| {})();
    let g = move || n;
}
