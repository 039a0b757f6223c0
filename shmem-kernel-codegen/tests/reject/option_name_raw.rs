// A raw identifier is no symbol.
// options: name = "r#type"
fn kernel() {}
