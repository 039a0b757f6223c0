// Symbols and file can have another name.
// options: name = "named"
fn int(out: Gm<i32>) {
    *out = 1;
}
