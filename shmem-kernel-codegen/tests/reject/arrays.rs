// Local arrays come later.
fn kernel(n: i32) {
    let a = [1, 2, 3];
    let b = [0; n * 2];
    let c: [i32; 4];
    let d: &[i32];
}
