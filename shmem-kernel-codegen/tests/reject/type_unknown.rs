// Types that the language does not have.
fn kernel(a: char, b: String, c: i128, d: &str, e: Vec<i32>, f: Option<u8>) {}
