// Strings of every kind.
fn kernel() {
    let a = "text";
    let b = b"bytes";
    let c = c"c";
}
