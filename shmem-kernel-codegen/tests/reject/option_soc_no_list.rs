// SoCs stand in a list.
// options: soc = "a3"
fn kernel() {}
