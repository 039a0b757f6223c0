// A symbol that C++ cannot have.
// options: name = "my kernel"
fn kernel() {}
