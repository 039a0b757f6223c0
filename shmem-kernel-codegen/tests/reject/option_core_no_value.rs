// An option without its value.
// options: core
fn kernel() {}
