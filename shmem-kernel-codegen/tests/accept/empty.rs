// A kernel that does nothing.
fn empty() {}
