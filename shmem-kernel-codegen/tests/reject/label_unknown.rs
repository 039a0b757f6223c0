// Labels of loops that are not around.
fn kernel(n: i32) {
    'a: loop {
        break 'b;
    }
    loop {
        continue 'a;
    }
}
