use shmem_host::kernel::*;

#[shmem_kernel]
pub fn kernel(out: Gm<i32>) {
    #[cfg(debug_assertions)]
    let x = 1;
    *out = 1;
}

fn main() {}
