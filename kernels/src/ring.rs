//! The ring of the demo: scalar puts and gets between neighbours.

use shmem_host::kernel::*;

/// Each PE writes its successor's number to its successor, then reads it back.
#[shmem_kernel]
pub fn ring(input: Sym<i32>, output: Gm<i32>) {
    if is_aic() {
        return;
    }
    if block_idx() > 0 {
        return;
    }
    let peer = (my_pe() + 1) % n_pes();
    for _ in 0..10 {
        int32_p(input, peer, peer);
        quiet();
        let got = int32_g(input, peer);
        quiet();
        *output = got;
    }
}
