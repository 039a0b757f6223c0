// A label on a block.
fn kernel(n: i32) {
    'a: {
        break 'a;
    }
}
