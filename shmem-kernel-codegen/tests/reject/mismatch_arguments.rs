// Arguments of the wrong type.
fn kernel(s: Sym<i32>, t: Sym<i64>, u: Sym<u8>, g: Gm<i32>, n: i64) {
    int32_p(s, n, 0);
    int32_p(s, 1, n);
    int32_p(t, 1, 0);
    putmem(s, t, 4, 0);
    putmem(s, g, 1i32, 0);
    int32_p(1, 1, 1);
    p(s, 1.5, 0);
    char_p(s, 1, 0);
}
