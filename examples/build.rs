//! Translates and compiles the kernel that is wrong on purpose.

fn main() {
    shmem_build_support::Build::new().file("tests/programs/wrong_ring_demo.rs").compile();
}
