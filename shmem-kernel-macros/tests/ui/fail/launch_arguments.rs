//! A launch takes what the kernel's signature says.

use shmem_host::kernel::*;
use shmem_host::{DeviceBuf, Stream};

#[shmem_kernel]
pub fn kernel(remote: Sym<i32>, n: i64) {
    int32_p(remote.add(n), 1, 0);
}

pub fn device_memory_is_not_symmetric(stream: &Stream<'_>, buffer: &DeviceBuf<'_, i32>) {
    let _ = kernel::launch(stream, 1, buffer, 1);
}

fn main() {}
