// A loop that ends by its own counter may read its bound from memory.
fn loaded_bounds(out: Gm<i32>, bound: Gm<i32>) {
    let mut i = 0;
    while i < *bound {
        i += 1;
    }
    while bound[i] != 0 && !(i == 100) {
        i += 1;
    }
    loop {
        if bound[0] <= i {
            break;
        }
        i -= 1;
    }
    *out = i;
}
