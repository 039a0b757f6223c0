//! What the translator leaves to rustc is shown at the user's tokens.

use shmem_host::kernel::*;

#[shmem_kernel]
pub fn uninitialised(out: Gm<i32>, n: i32) {
    let x;
    if n > 0 {
        x = 1;
    }
    *out = x;
}

fn main() {}
