// A core that does not exist.
// options: core = "gpu"
fn kernel() {}
