//! `#[shmem_kernel]`: the entrance for rustc.
