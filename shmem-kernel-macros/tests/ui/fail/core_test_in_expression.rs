use shmem_host::kernel::*;

#[shmem_kernel]
pub fn core(out: Gm<i32>) {
    if is_aiv() && block_idx() == 0 {
        *out = 1;
    }
}

fn main() {}
