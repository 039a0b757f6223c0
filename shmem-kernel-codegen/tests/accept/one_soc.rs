// A kernel for one SoC has one text.
// options: soc = ["ascend950"]
fn one_soc(out: Gm<i32>) {
    *out = 1;
}
