// A kernel for no SoC.
// options: soc = []
fn kernel() {}
