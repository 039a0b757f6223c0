// Pointers to what memory cannot hold.
fn kernel(a: Gm<bool>, b: Sym<Gm<i32>>, c: Gm<_>, d: Gm<()>) {}
