// Names of nested scopes, hidden and free again.
fn scopes_deep(out: Gm<i32>, n: i32) {
    let x = n;
    {
        let x = x + 1;
        {
            let x = x as i64 + 1;
            out[x] = 1;
        }
        {
            let x_1 = x + 2;
            let x = x_1;
            out[x] = 2;
        }
        out[x] = 3;
    }
    let x_1 = x;
    if x > 0 {
        let x_1 = x_1 + x;
        out[x_1] = 4;
    } else {
        let x = 5u8;
        let y = x;
        out[y] = 5;
    }
    let x = x;
    let x = x;
    out[x] = x_1;
}
