// Pointers are moved by their methods, and not compared.
fn kernel(p: Gm<i32>, q: Gm<i32>) {
    let a = p + 1;
    let b = p == q;
    let c = p - q;
    let d = -p;
    let e = p && q;
}
