// Jumps outside a loop.
fn kernel(n: i32) {
    break;
    if n > 0 {
        continue;
    }
    loop {
        break;
    }
    break 'a;
}
