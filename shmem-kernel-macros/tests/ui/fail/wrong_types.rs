use shmem_host::kernel::*;

#[shmem_kernel]
pub fn wrong(near: Gm<i32>, word: Sym<i64>, n: u32) {
    let a: i32 = n;
    int32_p(near, 1, 0);
    int64_p(word, 1, n);
    unknown_p(word, 1, 0);
}

fn main() {}
