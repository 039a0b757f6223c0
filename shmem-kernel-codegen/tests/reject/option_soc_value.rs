// A SoC that does not exist.
// options: soc = ["a3", "a4"]
fn kernel() {}
