//! Kernels in modules, private ones, and one that a macro makes.

mod inner {
    use shmem_host::kernel::*;

    #[shmem_kernel]
    pub(crate) fn one(out: Gm<i32>) {
        *out = 1;
    }
}

macro_rules! kernel {
    ($name:ident, $value:literal) => {
        #[shmem_host::kernel::shmem_kernel]
        fn $name(out: shmem_host::kernel::Gm<i32>) {
            *out = $value;
        }
    };
}

kernel!(two, 2);

fn main() {
    assert_eq!(inner::one::NAME, "one");
    assert!(two::SOURCE_A3.contains("*out = 2;"));
}
