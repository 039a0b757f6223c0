// Options that are no list of names and values.
// options: "aiv"
fn kernel() {}
