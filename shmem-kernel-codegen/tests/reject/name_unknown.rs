// Variables that are not there.
fn kernel(n: i32) {
    let a = m + 1;
    {
        let inner = n;
    }
    inner = 2;
    let later = later;
    for i in 0..i {}
}
