// Assignments to what is not `mut`.
fn kernel(n: i32, p: Gm<i32>) {
    n = 1;
    let x = 1;
    x += 1;
    p = p.add(1);
    for i in 0..3 {
        i = 2;
    }
    *p = 1;
}
