// An option that does not exist.
// options: cores = "aiv"
fn kernel() {}
