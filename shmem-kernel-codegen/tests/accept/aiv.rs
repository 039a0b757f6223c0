// Vector cores only.
// options: core = "aiv"
fn aiv(out: Gm<i64>) {
    out[block_idx()] = block_num();
}
