//! The public C interface as it is declared in the library's headers, one file per header.
//!
//! On an Ascend machine libascendcl and libshmem provide it; elsewhere the simulator exports the same symbols. Nothing else in this
//! crate has `extern`. Sizes and offsets are compared with the library's by a test.

pub(crate) mod acl;
pub(crate) mod heap;
pub(crate) mod init;
pub(crate) mod rma;

// What is reached through C symbols only must be linked in.
use shmem_sim as _;
