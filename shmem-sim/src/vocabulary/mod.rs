//! The vocabulary that kernels call, as Rust functions.
//!
//! Kernels import it through `shmem_host::kernel`. The functions come from the translator's table; they run on simulated cores only
//! and panic elsewhere.

mod element;
mod functions;
mod pointer;

pub use element::{Element, Integer, bf16, f16};
pub use functions::*;
pub use pointer::{Gm, Offset, Pointer, Sym};
