// An option given twice.
// options: core = "aiv", core = "mix"
fn kernel() {}
