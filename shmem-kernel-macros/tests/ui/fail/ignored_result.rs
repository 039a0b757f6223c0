#![deny(unused_must_use)]

use shmem_host::kernel::*;
use shmem_host::{DeviceBuf, Stream};

#[shmem_kernel]
pub fn kernel(out: Gm<i32>) {
    *out = 1;
}

pub fn launch(stream: &Stream<'_>, out: &DeviceBuf<'_, i32>) {
    kernel::launch(stream, 1, out);
}

fn main() {}
