// Characters.
fn kernel() {
    let a = 'a';
    let b = b'b';
}
