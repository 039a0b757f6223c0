//! A function of the user with a name of the vocabulary is not what a kernel calls.

use shmem_host::kernel::*;

#[allow(dead_code)]
fn quiet(_: i32) -> i32 {
    0
}

#[shmem_kernel]
pub fn kernel(word: Sym<i32>) {
    p(word, 1, 0);
    quiet();
}

fn main() {}
