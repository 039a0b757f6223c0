// Names that C++ keeps for its compilers.
fn kernel__one(_Big: i32) {
    let a__b = 1;
    for __i in 0..3 {}
    '__l: loop {}
}
