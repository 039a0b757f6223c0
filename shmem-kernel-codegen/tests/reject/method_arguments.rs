// Pointer methods with the wrong arguments.
fn kernel(p: Gm<i32>, s: Sym<i32>) {
    let a = p.add();
    let b = p.sub(1, 2);
    let c = s.local(1);
}
