// Suffixes that do not exist, or not for this literal.
fn kernel(f: Gm<f32>) {
    let a = 1i128;
    let b = 1.5i32;
    let c = 2f16;
    let d = 3bool;
    let e = 1.0u8;
}
