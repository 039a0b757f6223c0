//! Address translation: where is this symmetric address on that PE?
//!
//! The library computes `peer_base[pe] + (address - own_base)` and tests nothing (src/device/gm2gm/engine/shmem_device_mte.hpp), so a
//! bad PE or address corrupts memory there. Here each is a finding.

use crate::engine::{Context, Place};
use crate::memory::heap::Side;

/// A device call, for findings.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    pub(crate) name: &'static str,
    pub(crate) place: Place,
}

impl Context {
    /// The address in this process of `bytes` bytes at a symmetric `address` on `pe`.
    #[inline]
    pub(crate) fn translate(&self, address: usize, bytes: usize, align: usize, pe: i32, call: Call) -> usize {
        if pe < 0 || pe >= self.pe.count() {
            self.bad_pe(pe, call);
        }
        // The tables are not borrowed any more when a finding ends this core, whose stack is then given up as it is.
        match self.look_up(address, bytes, pe as usize) {
            Some(_) if !address.is_multiple_of(align) => self.misaligned(address, align, call),
            Some(translated) => translated,
            None => self.not_symmetric(address, bytes, call),
        }
    }

    #[inline]
    fn look_up(&self, address: usize, bytes: usize, pe: usize) -> Option<usize> {
        self.pe.tables.borrow().iter().find_map(|table| {
            let offset = address.wrapping_sub(table.base);
            (offset < table.len && bytes <= table.len - offset).then(|| table.peers[pe] + offset)
        })
    }

    /// Refuses an address that is not this PE's memory.
    pub(crate) fn check_local(&self, address: usize, bytes: usize, align: usize, call: Call) {
        if !self.pe.is_local(address, bytes) {
            let what = self.what_is(address, bytes);
            let text = format!("{}: {address:#x} is no memory of PE {}: {what}", call.name, self.pe.number());
            self.finding("wild-address", &text, call.place);
        }
        if !address.is_multiple_of(align) {
            self.misaligned(address, align, call);
        }
    }

    #[cold]
    fn bad_pe(&self, pe: i32, call: Call) -> ! {
        let text =
            format!("{}: there is no PE {pe}: this run has PEs 0 to {}", call.name, self.pe.count() - 1);
        self.finding("bad-pe", &text, call.place)
    }

    #[cold]
    fn misaligned(&self, address: usize, align: usize, call: Call) -> ! {
        let text = format!("{}: {address:#x} is not a multiple of the element's {align} bytes", call.name);
        self.finding("misaligned", &text, call.place)
    }

    #[cold]
    fn not_symmetric(&self, address: usize, bytes: usize, call: Call) -> ! {
        let what = self.what_is(address, bytes);
        let text =
            format!("{}: {address:#x} is not symmetric memory of PE {}: {what}", call.name, self.pe.number());
        self.finding("not-symmetric", &text, call.place)
    }

    /// What an address is instead, as far as this process can tell.
    pub(crate) fn what_is(&self, address: usize, bytes: usize) -> String {
        let device = self.pe.device_memory.borrow().contains(address, 1);
        let pinned = self.pe.pinned_memory.borrow().contains(address, 1);
        if device || pinned {
            let kind = if device { "device memory (aclrtMalloc)" } else { "pinned host memory" };
            return format!("it is {kind}");
        }
        let tables = self.pe.tables.borrow();
        for side in Side::ALL {
            let table = &tables[side as usize];
            let owner = table.peers.iter().position(|base| address >= *base && address - base < table.len);
            match owner {
                Some(pe) if pe as i32 == self.pe.number() => {
                    return format!("{bytes} bytes from there run past the end of the {} heap", side.name());
                }
                Some(pe) => {
                    return format!(
                        "it is in the {} heap of PE {pe}, so it is translated already",
                        side.name()
                    );
                }
                None => {}
            }
        }
        "it lies in no allocation".to_string()
    }
}
