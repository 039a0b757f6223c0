// Items inside a kernel.
fn kernel() {
    fn helper() {}
    const N: i32 = 1;
    struct Pair;
    use std::mem;
    static S: i32 = 1;
    enum E {}
    impl Pair {}
    mod m {}
    type T = i32;
    trait Q {}
}
