// A variable hides the function of its name.
fn kernel(n: i32) {
    n();
    let quiet = 1;
    quiet();
    let is_aic = quiet;
    if is_aic() {}
}
