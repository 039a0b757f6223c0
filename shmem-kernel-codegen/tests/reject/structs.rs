// Structs and fields come later.
fn kernel(n: i32) {
    let p = Point { x: 1, y: 2 };
    let x = p.x;
    p.y = 1;
    let z = n.0;
}
