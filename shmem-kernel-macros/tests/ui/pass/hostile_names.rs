//! Names that mean something in Rust, C++ or the expansion.

use shmem_host::kernel::*;

#[shmem_kernel]
pub fn names(r#type: i32, launch: i32, stream: i32, blocks: i32, value: Gm<i32>, turn: i32, this: i32, int: i32) {
    let place = value;
    *place = r#type + launch;
    for i in 0..turn {
        value[i] += stream + blocks + this + int;
    }
}

#[shmem_kernel(name = "other")]
pub fn r#match(out: Gm<i32>) {
    *out = 1;
}

fn main() {
    assert!(r#match::SOURCE_A3.contains("other_a3"));
}
