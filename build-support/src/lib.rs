//! Which toolchain is here, and how is each `.cpp` compiled and linked?
