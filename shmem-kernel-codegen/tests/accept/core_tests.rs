// Core kinds are tested by the compiler: `if` with and without `else`.
fn core_tests(out: Gm<i32>) {
    if is_aiv() {
        out[0] = 1;
    } else {
        out[1] = 2;
    }
    if is_aic() {
        if block_idx() == 0 {
            out[2] = 3;
        }
    }
}
