//! Translates and compiles the kernels that are wrong on purpose.

fn main() {
    shmem_build_support::Build::new()
        .file("tests/programs/wrong_ring_demo.rs")
        .file("tests/programs/deadlock_demo.rs")
        .compile();
}
