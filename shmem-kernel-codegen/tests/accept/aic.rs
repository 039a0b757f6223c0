// Cube cores only.
// options: core = "aic"
fn aic(out: Gm<i64>) {
    out[block_idx()] = 1;
}
