//! What would an Ascend machine do with this program?
//!
//! The simulator needs no NPU, no CANN and no daemon. It exports the public C interface (`aclshmem*`, `acl*`) that host
//! programs call, the device entry points that generated C++ calls, and the vocabulary that kernels written in Rust call. A world of PEs
//! runs in one process ([`world`], for tests), or as one process per PE, as on hardware (`process`).
//!
//! It does not model time, the engines' asynchronous completion, or the cores' data caches: every transfer is complete when its
//! call returns. Semantics come from the code of CANN SHMEM (snapshot 2026-07-24); where a fact is an inference, the code says so.

mod device;
mod engine;
mod host;
pub mod launch;
mod memory;
pub mod native;
mod process;
mod schedule;
pub mod vocabulary;
pub mod world;

pub use memory::heap::EXTRA_BYTES;

/// The folder of the C++ headers that generated kernels include in place of CANN's.
pub const INCLUDE_DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/include");
