//! Hands the place of the simulator's C++ headers on to kernel crates, and finds out whether CANN provides the C interface.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=DEP_SHMEM_SIM_INCLUDE");
    let include =
        std::env::var("DEP_SHMEM_SIM_INCLUDE").expect("shmem-sim's build script says where its headers are");
    println!("cargo::metadata=include={include}");
    shmem_build_support::announce_cann();
}
