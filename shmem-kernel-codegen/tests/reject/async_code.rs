// Asynchronous code.
fn kernel(n: i32) {
    let f = async { 1 };
    n.await;
}
