//! The ring demo with a kernel that is wrong on purpose: it forgets that its successor's number is not its own.

use std::process::ExitCode;

use shmem_host::kernel::*;

/// Writes its own number to its successor.
#[shmem_kernel]
pub fn wrong_ring(input: Sym<i32>, output: Gm<i32>) {
    if is_aic() {
        return;
    }
    if block_idx() > 0 {
        return;
    }
    let peer = (my_pe() + 1) % n_pes();
    int32_p(input, my_pe(), peer);
    quiet();
    *output = int32_g(input, peer);
}

fn main() -> ExitCode {
    examples::ring_demo::main(|stream, blocks, input, output| {
        wrong_ring::launch(stream, blocks, input, output)
    })
}
