//! Which bytes of a heap are free? The library's allocator: best fit, 16-byte granularity, split and merge.
//!
//! Source: src/host/mem/shmem_mgr.cpp of CANN SHMEM. Offsets are in bytes from the heap's base. PEs that make the same calls in the
//! same order get the same offsets.

use std::collections::BTreeMap;

const GRANULE: usize = 16;

/// Free and used ranges of one heap.
#[derive(Debug)]
pub(crate) struct Allocator {
    /// Offset to length.
    free: BTreeMap<usize, usize>,
    used: BTreeMap<usize, usize>,
}

impl Allocator {
    /// All bytes from `start` to `end` are free.
    pub(crate) fn new(start: usize, end: usize) -> Allocator {
        Allocator { free: BTreeMap::from([(start, end - start)]), used: BTreeMap::new() }
    }

    /// The offset of `len` fresh bytes, a multiple of `align` (a power of two). `None` when no free range is large enough, or `len` is 0.
    pub(crate) fn allocate(&mut self, len: usize, align: usize) -> Option<usize> {
        let len = len.checked_next_multiple_of(GRANULE).filter(|len| *len > 0)?;
        let align = align.max(GRANULE);
        let fits = |(offset, room): (&usize, &usize)| {
            let start = offset.next_multiple_of(align);
            (start + len <= offset + room).then_some((*room, *offset, start))
        };
        // The smallest range that fits, then the lowest.
        let (room, offset, start) = self.free.iter().filter_map(fits).min()?;
        self.free.remove(&offset);
        self.keep(offset, start - offset);
        self.keep(start + len, offset + room - start - len);
        self.used.insert(start, len);
        Some(start)
    }

    /// Frees the range that starts at `offset`; false when none does.
    pub(crate) fn free(&mut self, offset: usize) -> bool {
        let Some(mut len) = self.used.remove(&offset) else { return false };
        let mut start = offset;
        if let Some((&before, &room)) = self.free.range(..offset).next_back()
            && before + room == offset
        {
            self.free.remove(&before);
            (start, len) = (before, len + room);
        }
        if let Some(room) = self.free.remove(&(start + len)) {
            len += room;
        }
        self.keep(start, len);
        true
    }

    fn keep(&mut self, offset: usize, len: usize) {
        if len > 0 {
            self.free.insert(offset, len);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_smallest_range_that_fits_is_taken() {
        let mut heap = Allocator::new(0, 1024);
        let all: Vec<usize> =
            [64, 16, 32, 16].map(|len| heap.allocate(len, 1).expect("there is room")).to_vec();
        assert_eq!(all, [0, 64, 80, 112]);
        heap.free(0);
        heap.free(80);
        assert_eq!(heap.allocate(20, 1), Some(80), "32 bytes are a better fit than 64");
        assert_eq!(heap.allocate(33, 1), Some(0));
    }

    #[test]
    fn nothing_and_too_much_are_refused() {
        let mut heap = Allocator::new(0, 1024);
        assert_eq!(heap.allocate(0, 1), None);
        assert_eq!(heap.allocate(1025, 1), None);
        assert_eq!(heap.allocate(usize::MAX, 1), None);
        assert!(!heap.free(16));
    }

    proptest! {
        #[test]
        fn ranges_never_overlap_and_all_come_back(steps in prop::collection::vec((any::<bool>(), 1usize..300, 0u32..8), 1..60)) {
            let mut heap = Allocator::new(32, 4096);
            let mut live: Vec<(usize, usize)> = Vec::new();
            for (free, len, align) in steps {
                if free && !live.is_empty() {
                    let (offset, _) = live.swap_remove(len % live.len());
                    prop_assert!(heap.free(offset));
                } else if let Some(offset) = heap.allocate(len, 1 << align) {
                    prop_assert!(offset >= 32 && offset + len <= 4096 && offset % (1 << align) == 0);
                    prop_assert!(live.iter().all(|(start, size)| offset + len <= *start || start + size <= offset));
                    live.push((offset, len));
                }
            }
            for (offset, _) in live {
                prop_assert!(heap.free(offset));
            }
            prop_assert_eq!(heap.free, BTreeMap::from([(32, 4064)]));
        }
    }
}
