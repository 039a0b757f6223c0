// Raw pointers.
fn kernel(p: *const i32, n: i32) {
    let q = &raw const n;
    let r: *mut i32;
}
