// `break` with a value.
fn kernel(n: i32) {
    loop {
        break n;
    }
    let x = loop {
        break 1;
    };
}
