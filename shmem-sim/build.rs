//! Tells dependents where the simulator's C++ headers are, and the crate whether CANN provides the C interface.

fn main() {
    let include = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::metadata=include={}", include.display());
    shmem_build_support::announce_cann();
}
