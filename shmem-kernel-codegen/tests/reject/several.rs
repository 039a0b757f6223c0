// Errors of one phase stand together, in the order of the source.
fn kernel(out: Gm<i32>, n: i32) {
    let a = missing;
    out[0] = 1u8;
    n = 2;
    unknown();
    break;
    int32_p(out, 300, 0);
}
