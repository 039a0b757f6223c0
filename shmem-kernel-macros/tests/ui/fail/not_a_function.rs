use shmem_host::kernel::*;

#[shmem_kernel]
pub struct Kernel {
    field: i32,
}

fn main() {}
