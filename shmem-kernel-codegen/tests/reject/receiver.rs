// A kernel has no `self`.
fn kernel(self, n: i32) {}
