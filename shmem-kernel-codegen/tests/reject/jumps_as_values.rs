// Jumps inside expressions.
fn kernel(n: i32) {
    let a = return;
    loop {
        let b = break;
        let c = n + continue;
    }
    n > 0 || return;
}
