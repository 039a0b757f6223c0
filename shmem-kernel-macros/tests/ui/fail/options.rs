use shmem_host::kernel::*;

#[shmem_kernel(core = "gpu", cores = 3)]
pub fn first(out: Gm<i32>) {
    *out = 1;
}

#[shmem_kernel(core = "aiv", core = "aic")]
pub fn second(out: Gm<i32>) {
    *out = 1;
}

fn main() {}
