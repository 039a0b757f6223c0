// A loop that calls nothing keeps turning.
fn endless(n: i32) {
    let mut i = n;
    while i != 0 {
        i = i * 3;
    }
    loop {}
}
