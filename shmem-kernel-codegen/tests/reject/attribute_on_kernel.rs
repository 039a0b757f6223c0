// Attributes that would change the function.
#[inline]
#[no_mangle]
fn kernel() {}
