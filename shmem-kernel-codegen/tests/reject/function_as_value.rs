// Functions that are not called.
fn kernel() {
    let f = quiet;
    let g = p;
    if is_aic {}
}
