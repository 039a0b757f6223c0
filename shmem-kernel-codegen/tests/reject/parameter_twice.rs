// Two parameters of one name.
fn kernel(n: i32, n: i64) {}
