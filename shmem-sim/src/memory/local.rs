//! Device memory (`aclrtMalloc`) and pinned host memory (`aclrtMallocHost`) of one PE, tracked so that a wild address is found.

use std::alloc::{Layout, alloc, dealloc};
use std::collections::BTreeMap;

/// aclrtMalloc aligns to 512 bytes; both kinds do here.
const ALIGN: usize = 512;
/// Fresh memory holds this byte, so that what was never written does not look like zero.
const PATTERN: u8 = 0xA5;

/// The allocations of one PE: address to length in bytes.
#[derive(Debug, Default)]
pub(crate) struct Local {
    live: BTreeMap<usize, usize>,
}

impl Local {
    /// Null when `bytes` is 0 or there is no memory.
    pub(crate) fn allocate(&mut self, bytes: usize) -> *mut u8 {
        let Some(layout) = layout(bytes) else { return std::ptr::null_mut() };
        // SAFETY: the layout's size is not zero.
        let address = unsafe { alloc(layout) };
        if !address.is_null() {
            // SAFETY: `bytes` bytes were just allocated there.
            unsafe { address.write_bytes(PATTERN, bytes) };
            self.live.insert(address as usize, bytes);
        }
        address
    }

    /// Whether `address` was an allocation, which is free now.
    pub(crate) fn free(&mut self, address: *mut u8) -> bool {
        let Some(layout) = self.live.remove(&(address as usize)).and_then(layout) else { return false };
        // SAFETY: it was allocated here with this layout, and is not in the table any more.
        unsafe { dealloc(address, layout) };
        true
    }

    /// Whether `bytes` bytes from `address` lie in one allocation.
    pub(crate) fn contains(&self, address: usize, bytes: usize) -> bool {
        let before = self.live.range(..=address).next_back();
        before.is_some_and(|(start, len)| address - start < *len && bytes <= len - (address - start))
    }
}

impl Drop for Local {
    fn drop(&mut self) {
        while let Some((&address, _)) = self.live.first_key_value() {
            self.free(address as *mut u8);
        }
    }
}

fn layout(bytes: usize) -> Option<Layout> {
    Layout::from_size_align(bytes, ALIGN).ok().filter(|layout| layout.size() > 0)
}

#[cfg(test)]
mod tests {
    use super::Local;

    #[test]
    fn an_address_is_known_from_its_first_to_its_last_byte() {
        let mut local = Local::default();
        let address = local.allocate(8);
        let at = address as usize;
        assert!(local.contains(at, 8) && local.contains(at + 7, 1));
        assert!(!local.contains(at + 7, 2) && !local.contains(at.wrapping_sub(1), 1));
        assert!(!local.contains(usize::MAX - 3, 4) && !local.contains(at + 1, usize::MAX));
        assert!(local.free(address) && !local.free(address));
        assert!(!local.contains(at, 1));
        assert!(local.allocate(0).is_null());
    }
}
