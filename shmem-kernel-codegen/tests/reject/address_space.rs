// Local memory where symmetric memory is meant, and the other way round.
fn kernel(s: Sym<i32>, g: Gm<i32>) {
    int32_p(g, 1, 0);
    getmem(g, g, 4, 0);
    let a: Gm<i32> = s;
    let b: Sym<i32> = g;
    int32_p(s.local(), 1, 0);
    let c = g.local();
}
