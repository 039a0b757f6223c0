// A parameter that takes a value apart.
fn kernel((a, b): i32, _: i32) {}
