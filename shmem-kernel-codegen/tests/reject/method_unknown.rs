// Methods that are not part of the language.
fn kernel(n: i32, p: Gm<i32>) {
    let a = n.abs();
    let b = n.wrapping_add(1);
    let c = p.cast(1);
    let d = n.pow(2).max(3);
}
