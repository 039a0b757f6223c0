// A variable can be initialised later.
fn deferred(out: Gm<i64>, n: i32) {
    let x;
    if n > 0 {
        x = 1;
    } else if n < 0 {
        x = 2;
    } else {
        x = 3;
    }
    let y: i64 = x;
    *out = y;
}
