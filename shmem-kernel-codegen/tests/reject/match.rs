// `match` comes later.
fn kernel(n: i32) {
    match n {
        1 => quiet(),
        _ => {}
    }
    let x = match n {
        _ => 1,
    };
}
