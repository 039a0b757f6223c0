// A put gives nothing back.
fn kernel(s: Sym<i32>) {
    let a = int32_p(s, 1, 0);
    let b = p(s, 1, 0) + 1;
}
