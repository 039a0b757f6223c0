//! Memory that hosts and kernels see: symmetric heaps, device and pinned memory, and the words that PEs share to wait for each other.

pub(crate) mod allocator;
pub(crate) mod control;
pub(crate) mod heap;
pub(crate) mod local;
pub(crate) mod segment;
