// A range without both ends.
fn kernel(n: i32) {
    for i in 0.. {}
    for i in ..n {}
    for i in .. {}
}
