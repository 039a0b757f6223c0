// Conversions that the language does not have.
fn kernel(f: f32, n: i32, b: bool, p: Gm<i32>) {
    let a = f as i32;
    let c = n as f32;
    let d = n as bool;
    let e = p as i64;
    let g = n as Gm<i32>;
    let h = b as f32;
    let i = 1.5 as f32;
}
