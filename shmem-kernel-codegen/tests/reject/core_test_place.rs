// The core kind is known at compile time only.
fn kernel(n: i32) {
    if is_aic() && n > 0 {}
    if !is_aiv() {}
    let a = is_aic();
    while is_aiv() {}
    is_aic();
    if is_aic(1) {}
}
