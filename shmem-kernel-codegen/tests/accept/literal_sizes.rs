// Sizes written as products of literals stay as they are; what leaves int is computed in its own type.
fn literal_sizes(a: Sym<u8>, b: Gm<u8>, out: Gm<u64>, wide: Gm<i64>, pe: i32) {
    putmem(a, b, 64 * 4, pe);
    let bytes = 16 * 1024 + 8;
    putmem(a, b, bytes, pe);
    out[0] = 65536 * 65536;
    out[1] = 7 - 5;
    out[2] = (5 + 7) * (2147483647 - 1);
    out[3] = 100 / 7 % 4;
    out[4] = 7 & 12 | 16;
    out[5] = 1 << 4 << 40;
    wide[0] = 5 - 7;
    wide[1] = -5 * 3 - 2147483647;
    wide[2] = -(2 + 3);
    wide[3] = !(2 ^ 3);
    if 2147483647 + 1 > wide[0] {
        out[6] = 1;
    }
}
