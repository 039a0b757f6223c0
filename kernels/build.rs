//! Translates and compiles the kernels.

fn main() {
    shmem_build_support::Build::new().file("src/ring.rs").compile();
}
