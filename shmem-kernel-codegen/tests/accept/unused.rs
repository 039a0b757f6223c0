// What is never read is no warning in C++.
fn unused(_a: Gm<i32>, n: i32) {
    let x = n;
    let mut y = 1;
    y = 2;
    let _ = n + 1;
    n / 2;
}
