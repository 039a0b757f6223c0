// Numbers of different types.
fn kernel(a: i32, b: i64, c: u8, f: f32, d: f64) {
    let x: i64 = a;
    let y = a + b;
    let z = c == a;
    let w: u8 = 1u16;
    let v: f32 = d;
    let u: f32 = 1;
    let t: i32 = 1.5;
    for i in a..b {}
    my_pe() + 1u32;
}
