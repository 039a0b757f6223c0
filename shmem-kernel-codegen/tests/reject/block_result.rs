// The last expression of a block is not its value.
fn kernel(s: Sym<i32>, n: i32) {
    if n > 0 {
        n
    }
    {
        int32_g(s, 0)
    }
    n + 1
}
