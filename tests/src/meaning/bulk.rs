//! `putmem` and `getmem`: sizes from 0 bytes up, every alignment of the element, symmetric memory on the local side.

use shmem_host::kernel::*;

/// Puts bytes to the next PE and gets bytes from it.
#[shmem_kernel(core = "aiv")]
pub fn bulk_bytes(near: Gm<u8>, far: Sym<u8>, shift: usize, bytes: usize) {
    let next = (my_pe() + 1) % n_pes();
    putmem(far.add(shift), near, bytes, next);
    barrier_all();
    getmem(near.add(4096), far, 4096, next);
}

/// Counts are bytes whatever the element is, and sizes may be computed.
#[shmem_kernel(core = "aiv")]
pub fn bulk_elements(near: Gm<i64>, far: Sym<i64>, other: Sym<i64>, rows: usize) {
    let next = (my_pe() + 1) % n_pes();
    for row in 0..rows {
        putmem(far.add(row * 4), near.add((rows - 1 - row) * 4), 4 * 8, next);
    }
    putmem(far.add(rows * 4), near, 0, next);
    getmem(near, far.add(1), 0, next);
    barrier_all();
    getmem(other, far, rows * 32, next);
    barrier_all();
    putmem(far, other.add(4), 8, my_pe());
    getmem(other.local().add(1), other, 8, my_pe());
}
