//! Safe host API for Ascend symmetric memory: what the host side of a SHMEM program needs, in Rust.
//!
//! A program takes the devices ([`Acl`], [`Device`], [`Stream`]), joins the other PEs ([`Shmem`]), allocates symmetric memory
//! ([`SymBuf`]) and launches kernels, whose `launch` functions [`shmem_kernel`](kernel::shmem_kernel) makes. [`launcher`] starts one
//! process per PE. Everything goes through the public C interface; with no CANN the simulator provides it, and [`sim::World`] runs all
//! PEs in one process for tests:
//!
//! ```
//! use shmem_host::{Acl, DeviceSide, Shmem, sim::World};
//!
//! World::new(2)
//!     .run(|pe| {
//!         let acl = Acl::init().unwrap();
//!         let device = acl.device(pe as i32).unwrap();
//!         let shmem = Shmem::builder(pe as i32, 2).init(&device).unwrap();
//!         let buffer = shmem.malloc::<i32, DeviceSide>(8).unwrap();
//!         assert_eq!(buffer.len(), 8);
//!         shmem.barrier_all().unwrap();
//!     })
//!     .unwrap();
//! ```
//!
//! The order of teardown is fixed by lifetimes: buffers go before the [`Shmem`] that they are from, streams and it before their
//! [`Device`], that before [`Acl`].

// The macro's expansion names this crate, also in its own tests.
extern crate self as shmem_host;

mod acl;
mod buffer;
mod bytes;
mod error;
mod launch;
pub mod launcher;
mod shmem;
mod stream;
mod sym;
mod sys;

pub use acl::{Acl, Device};
pub use buffer::{DeviceBuf, PinnedBuf};
pub use bytes::{Bytes, GiB, KiB, MiB};
pub use error::{Error, Status};
pub use launch::{GmArgument, SymArgument};
pub use shmem::{Builder, Engine, Shmem};
pub use stream::Stream;
pub use sym::{DeviceSide, HostSide, Side, SymBuf};

/// What a kernel's file imports: the attribute, the pointer types and the device vocabulary.
pub mod kernel {
    pub use shmem_kernel_macros::shmem_kernel;
    pub use shmem_sim::vocabulary::*;
}

/// The simulator, for tests: worlds of PEs in one process.
pub mod sim {
    pub use shmem_sim::launch::{Life, Soc};
    pub use shmem_sim::world::{MAX_PES, Report, World};
}

/// What the expansion of `#[shmem_kernel]` needs; not for people.
#[doc(hidden)]
pub mod __private {
    pub use crate::launch::{Launch, same_text};
    pub use shmem_sim::launch::{Core, Kernel, KernelSource, Soc};
    pub use shmem_sim::native;
}

/// Layouts of the C structs, for the test that compares them with the library's.
#[doc(hidden)]
pub mod __layout {
    pub use crate::sys::init::{Attributes, OptionalAttributes};
}
