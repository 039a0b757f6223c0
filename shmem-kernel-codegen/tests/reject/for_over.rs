// `for` over anything but a range.
fn kernel(p: Gm<i32>, n: i32) {
    for x in p {}
    for x in [1, 2] {}
    for x in (0..n).rev() {}
    for x in 0..n.step_by(2) {}
}
