// Type arguments of calls.
fn kernel(p: Gm<i32>, s: Sym<i32>) {
    g::<i32>(s, 0);
    let q = p.add::<i32>(1);
}
