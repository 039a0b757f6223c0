// More than 32 bits can count.
fn kernel(s: Sym<i32>, g: Gm<i32>) {
    putmem(s, g, 4294967296, 0);
    getmem(g, s, 4294967295, 0);
}
