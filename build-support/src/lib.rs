//! Which toolchain is here, and how is each `.cpp` compiled and linked?
//!
//! A kernel crate's build.rs calls [`Build`]:
//!
//! ```no_run
//! shmem_build_support::Build::new().file("src/ring.rs").compile();
//! ```
//!
//! It finds the kernels in the files, writes their C++ for each SoC that the package's features name, and compiles it: with bisheng
//! where a CANN toolkit is, else with the host C++ compiler and the simulator's headers. Nothing that CANN does has been tried
//! on hardware; its command lines are tested against a recording stand-in.
//!
//! # Environment
//!
//! | variable | meaning |
//! |---|---|
//! | `SHMEM_TOOLCHAIN` | `auto` (default), `cann`, `host` |
//! | `ASCEND_HOME_PATH` | the CANN toolkit |
//! | `SHMEM_HOME_PATH` | CANN SHMEM, where it is not beside the toolkit |
//! | `CXX`, `CXXFLAGS` | the host C++ compiler, as the `cc` crate reads them |

mod build;
mod cann;
mod compile;
mod diagnostic;
mod environment;
mod error;
mod host;
mod kernel_file;
mod output;
mod toolchain;

pub use build::Build;
pub use diagnostic::{CppMessage, Origin};
pub use environment::Environment;
pub use error::Error;
pub use host::syntax_check;
pub use kernel_file::{KernelItem, kernels_in_file};
pub use toolchain::{Toolchain, announce_cann};
