use shmem_host::kernel::*;

#[shmem_kernel]
pub fn kernel(out: Gm<i32>, n: i32) {
    n = 1;
    let sum = 0;
    sum += n;
    *out = sum;
}

fn main() {}
