// A literal that no integer type holds.
fn kernel() {
    let w = 999999999999999999999999999999999999999999;
}
