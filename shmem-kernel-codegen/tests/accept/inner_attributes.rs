// What the author allows stays on the native copy and is no C++.
#[allow(non_snake_case)]
fn inner_attributes(out: Gm<i32>) {
    #![allow(unused_variables)]
    let Unused = 2;
    *out = 1;
}
