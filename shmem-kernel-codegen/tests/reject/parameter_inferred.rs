// A parameter without a type.
fn kernel(n: _) {}
