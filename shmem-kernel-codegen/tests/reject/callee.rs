// Calls of what is no function's name.
fn kernel(n: i32) {
    (n.f)(1);
    (quiet)();
    quiet()();
}
