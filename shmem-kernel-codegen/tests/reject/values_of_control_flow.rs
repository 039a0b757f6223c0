// Control flow as a value comes later.
fn kernel(n: i32) {
    let a = if n > 0 { 1 } else { 2 };
    let b = { 3 };
    let c = loop {};
    let d = while n > 0 {};
    let e = for i in 0..n {};
    int32_p(if n > 0 { n } else { 0 }, 1, 1);
}
