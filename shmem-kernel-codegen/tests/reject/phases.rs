// What is no part of the language hides errors of later phases.
fn kernel(out: Gm<i32>) {
    let a = missing;
    let b = [1, 2];
    out[0] = "text";
}
