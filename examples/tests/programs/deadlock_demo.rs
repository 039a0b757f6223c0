//! A kernel whose barrier only its first block enters: for the test of the deadlock report across processes.

use std::process::ExitCode;

use shmem_host::kernel::*;
use shmem_host::launcher;
use shmem_host::{Acl, Error, MiB, Shmem};

/// Every block has to come to a barrier; here only one does.
#[shmem_kernel(core = "aiv")]
pub fn one_block_only(out: Gm<i32>) {
    if block_idx() == 0 {
        barrier_all();
    }
    *out = 1;
}

fn main() -> ExitCode {
    launcher::run(3, |pe| {
        let acl = Acl::init()?;
        let device = acl.device(0)?;
        let stream = device.stream()?;
        let _shmem =
            Shmem::builder(pe.number(), pe.count()).heap(MiB(2)).address(pe.address()).init(&device)?;
        let out = device.alloc::<i32>(1)?;
        one_block_only::launch(&stream, 2, &out)?;
        stream.synchronize()?;
        Ok::<(), Error>(())
    })
}
