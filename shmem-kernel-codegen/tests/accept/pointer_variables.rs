// Pointers in variables: moved, deferred, assigned, hidden.
fn pointer_variables(a: Sym<i32>, mut b: Gm<i32>, n: usize) {
    let mut walk = a;
    for _ in 0..n {
        int32_p(walk, 1, 0);
        walk = walk.add(1);
    }
    let later: Gm<i32>;
    if n > 4 {
        later = b;
    } else {
        later = a.local();
    }
    *later = b[n];
    b = b.sub(n);
    let b = b.offset(-4);
    b[0] = *a.add(n).local();
    a[1] = a.local()[2];
    *a = *b;
}
