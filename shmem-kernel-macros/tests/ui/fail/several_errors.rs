//! All errors of a phase appear together, and only ours.

use shmem_host::kernel::*;

#[shmem_kernel]
pub fn several(out: Gm<i32>) {
    println!("hello");
    let x = |y| y;
    match my_pe() {
        _ => {}
    }
}

pub fn caller(stream: &shmem_host::Stream<'_>, out: &shmem_host::DeviceBuf<'_, i32>) -> Result<(), shmem_host::Error> {
    several::launch(stream, 1, out)
}

fn main() {}
