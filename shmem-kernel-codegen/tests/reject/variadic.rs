// Any number of parameters.
unsafe extern "C" fn kernel(n: i32, ...) {}
