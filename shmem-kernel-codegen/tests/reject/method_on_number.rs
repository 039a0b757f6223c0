// Pointer methods of what is no pointer.
fn kernel(n: i32) {
    let a = n.add(1);
    let b = n.local();
}
