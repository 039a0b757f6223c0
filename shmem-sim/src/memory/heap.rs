//! A symmetric heap of one PE.
//!
//! Sizes are the library's (section "Heap" of its sources: shmem_init.cpp, mem_entity_default.cpp): the heap is 6 MiB larger than
//! what the program asked for, a multiple of 2 MiB, and what the library itself allocates first moves the first allocation of the
//! DEVICE_SIDE heap to offset 5374464.

use std::io;

use super::allocator::Allocator;
use super::segment::Segment;

/// What the library adds to the size that a program asks for (`ACLSHMEM_EXTRA_SIZE`).
pub const EXTRA_BYTES: u64 = 6 << 20;
/// `ACLSHMEM_PAGE_SIZE`
pub(crate) const PAGE_BYTES: u64 = 2 << 20;
/// `ACLSHMEM_MAX_LOCAL_SIZE`
pub(crate) const MAX_BYTES: u64 = 40 << 30;
/// Signals, synchronisation pool and counters of the library at the start of the DEVICE_SIDE heap.
const LIBRARY_BYTES: usize = 5_374_464;

/// Which memory a symmetric heap lies in; the values are the library's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Host = 0,
    Device = 1,
}

impl Side {
    pub(crate) const ALL: [Side; 2] = [Side::Host, Side::Device];

    pub(crate) fn from_raw(raw: i32) -> Option<Side> {
        Side::ALL.into_iter().find(|side| *side as i32 == raw)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::Host => "HOST_SIDE",
            Side::Device => "DEVICE_SIDE",
        }
    }
}

/// One PE's part of a symmetric heap.
#[derive(Debug)]
pub(crate) struct Heap {
    pub(crate) segment: Segment,
    allocator: Allocator,
}

impl Heap {
    pub(crate) fn new(side: Side, bytes: usize, shared: bool) -> io::Result<Heap> {
        let segment = if shared { Segment::shared(bytes)? } else { Segment::private(bytes)? };
        let start = if side == Side::Device { LIBRARY_BYTES.min(bytes) } else { 0 };
        Ok(Heap { segment, allocator: Allocator::new(start, bytes) })
    }

    /// An address in this PE's heap; null when `bytes` is 0 or there is no room.
    pub(crate) fn allocate(&mut self, bytes: usize, align: usize) -> *mut u8 {
        match self.allocator.allocate(bytes, align) {
            Some(offset) => self.segment.base().wrapping_add(offset),
            None => std::ptr::null_mut(),
        }
    }

    /// Whether `address` was the start of an allocation, which is free now.
    pub(crate) fn free(&mut self, address: *mut u8) -> bool {
        let offset = (address as usize).wrapping_sub(self.segment.base() as usize);
        self.allocator.free(offset)
    }
}
