// Types without values.
fn kernel() {
    let a: ();
    let b: !;
}
