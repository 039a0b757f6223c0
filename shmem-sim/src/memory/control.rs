//! The page of words through which PEs wait for each other, compare collective calls, and see who waits for what.
//!
//! Every PE has one. In a world of one process the pages are private memory; with one process per PE they are shared, so
//! the same code runs in both. Only atomics are in it: a peer may read at any time.

use std::sync::atomic::{AtomicI32, AtomicU8, AtomicU32, AtomicU64, Ordering};

use super::heap::Side;

/// Rounds of a dissemination barrier over 16,384 PEs.
pub(crate) const ROUNDS: usize = 15;
const TEXT_BYTES: usize = 480;

/// One PE's page.
#[repr(C)]
pub(crate) struct Page {
    /// The process, for reports and for opening its segments.
    pub(crate) pid: AtomicU32,
    /// 1 once the PE has finalized.
    pub(crate) finalized: AtomicU32,
    /// Per heap side: descriptor (process mode), base address (one process), length in bytes.
    heap_fd: [AtomicI32; 2],
    heap_base: [AtomicU64; 2],
    heap_len: [AtomicU64; 2],
    /// Flags of the host's barrier and of the device's, by round.
    pub(crate) host_flags: [AtomicU64; ROUNDS],
    pub(crate) device_flags: [AtomicU64; ROUNDS],
    /// The last two collective calls, by sequence number.
    calls: [CollectiveCall; 2],
    /// What this PE is doing, for deadlock reports.
    pub(crate) row: WaitRow,
}

#[repr(C)]
struct CollectiveCall {
    kind: AtomicU32,
    size: AtomicU64,
}

/// A PE's row of the wait table.
#[repr(C)]
pub(crate) struct WaitRow {
    /// 1 while every task of the PE waits.
    pub(crate) waiting: AtomicU32,
    /// Counts whatever the PE does besides waiting.
    pub(crate) progress: AtomicU64,
    /// Counts how often it has looked at everything that it waits for.
    pub(crate) polls: AtomicU64,
    /// On PE 0's row: counts the deadlocks that were found.
    pub(crate) stuck: AtomicU32,
    len: AtomicU32,
    text: [AtomicU8; TEXT_BYTES],
}

impl Page {
    /// Makes a heap known to the peers.
    pub(crate) fn publish_heap(&self, side: Side, fd: i32, base: usize, len: usize) {
        self.heap_fd[side as usize].store(fd, Ordering::Relaxed);
        self.heap_base[side as usize].store(base as u64, Ordering::Relaxed);
        self.heap_len[side as usize].store(len as u64, Ordering::Release);
    }

    /// Descriptor, base and length of a heap; the length is 0 before it exists.
    pub(crate) fn heap(&self, side: Side) -> (i32, usize, usize) {
        let len = self.heap_len[side as usize].load(Ordering::Acquire) as usize;
        let fd = self.heap_fd[side as usize].load(Ordering::Relaxed);
        (fd, self.heap_base[side as usize].load(Ordering::Relaxed) as usize, len)
    }

    /// Notes the collective call with this sequence number. Two slots are enough: nobody is two calls ahead.
    pub(crate) fn note_call(&self, sequence: u64, kind: u32, size: u64) {
        let slot = &self.calls[sequence as usize % 2];
        slot.kind.store(kind, Ordering::Relaxed);
        slot.size.store(size, Ordering::Release);
    }

    /// Kind and size of the collective call with this sequence number.
    pub(crate) fn call(&self, sequence: u64) -> (u32, u64) {
        let slot = &self.calls[sequence as usize % 2];
        let size = slot.size.load(Ordering::Acquire);
        (slot.kind.load(Ordering::Relaxed), size)
    }
}

impl WaitRow {
    /// Writes what the PE waits for.
    pub(crate) fn publish(&self, text: &str) {
        let bytes = &text.as_bytes()[..text.len().min(TEXT_BYTES)];
        for (cell, byte) in self.text.iter().zip(bytes) {
            cell.store(*byte, Ordering::Relaxed);
        }
        self.len.store(bytes.len() as u32, Ordering::Release);
    }

    /// Reads what the PE waits for.
    pub(crate) fn text(&self) -> String {
        let len = (self.len.load(Ordering::Acquire) as usize).min(TEXT_BYTES);
        let bytes: Vec<u8> = self.text[..len].iter().map(|cell| cell.load(Ordering::Relaxed)).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
