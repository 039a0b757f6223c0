//! What kernels call: one file per family of the library's device functions.
//!
//! The functions here take raw addresses and a [`Place`](crate::engine::Place); the vocabulary calls them for native kernels, and
//! `entry` exports them to compiled ones. Every transfer is complete when its call returns, so `quiet` and `fence` have nothing
//! left to do. The real library does not check its arguments; here a bad PE, address or size is a finding.

pub(crate) mod address;
pub(crate) mod barrier;
pub(crate) mod core;
mod entry;
pub(crate) mod ordering;
pub(crate) mod rma;
