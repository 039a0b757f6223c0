// Variables whose type nothing fixes.
fn kernel() {
    let x;
    let _;
    let y: _;
}
