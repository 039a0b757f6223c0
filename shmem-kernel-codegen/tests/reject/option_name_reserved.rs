// A symbol that C++ reserves.
// options: name = "_Kernel"
fn kernel() {}
