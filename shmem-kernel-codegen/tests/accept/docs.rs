// Doc comments are carried over.
/// First line.
///
/// Second paragraph with `code`.
fn docs() {
    // A plain comment is not.
    quiet();
}
