//! One PE: its heaps, its memory, its streams, and how it finds its peers.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use super::stream::Stream;
use crate::host::barrier::Flags;
use crate::memory::control::Page;
use crate::memory::heap::{Heap, Side};
use crate::memory::local::Local;
use crate::memory::segment::Segment;

/// How far a PE is (`aclshmemx_init_status_t`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    NotInitialized = 0,
    Initialized = 2,
}

/// A PE.
pub(crate) struct Pe {
    /// Its place among the PEs of this process.
    pub(crate) index: usize,
    number: Cell<i32>,
    count: Cell<i32>,
    pub(crate) state: Cell<State>,
    /// Bytes of each heap.
    pub(crate) heap_bytes: Cell<usize>,
    pub(crate) control_timeout: Cell<Option<Duration>>,
    pub(crate) heaps: RefCell<[Option<Heap>; 2]>,
    /// Where every PE's heap is mapped here, by side.
    pub(crate) tables: RefCell<[Table; 2]>,
    pub(crate) device_memory: RefCell<Local>,
    pub(crate) pinned_memory: RefCell<Local>,
    pub(crate) streams: RefCell<Vec<Option<Stream>>>,
    pages: RefCell<Vec<*const Page>>,
    /// The peers' pages and heaps that this process has mapped.
    pub(crate) peers: RefCell<Vec<Segment>>,
    pub(crate) host_epoch: Cell<u64>,
    pub(crate) device_epoch: Cell<u64>,
    /// The number of the next collective call.
    pub(crate) sequence: Cell<u64>,
    /// How many deadlocks this PE knows of.
    pub(crate) stuck_seen: Cell<u32>,
    /// What the last failed host call was about (`aclGetRecentErrMsg`).
    pub(crate) message: RefCell<std::ffi::CString>,
}

/// Where one symmetric heap is: this PE's part, and every PE's.
#[derive(Default)]
pub(crate) struct Table {
    pub(crate) base: usize,
    pub(crate) len: usize,
    pub(crate) peers: Vec<usize>,
}

impl Pe {
    pub(super) fn new(index: usize) -> Pe {
        Pe {
            index,
            number: Cell::new(index as i32),
            count: Cell::new(-1),
            state: Cell::new(State::NotInitialized),
            heap_bytes: Cell::new(0),
            control_timeout: Cell::new(None),
            heaps: RefCell::default(),
            tables: RefCell::default(),
            device_memory: RefCell::default(),
            pinned_memory: RefCell::default(),
            streams: RefCell::new(vec![Some(Stream::default())]),
            pages: RefCell::default(),
            peers: RefCell::default(),
            host_epoch: Cell::new(0),
            device_epoch: Cell::new(0),
            sequence: Cell::new(0),
            stuck_seen: Cell::new(0),
            message: RefCell::default(),
        }
    }

    pub(crate) fn number(&self) -> i32 {
        self.number.get()
    }

    /// How many PEs there are; -1 before initialisation.
    pub(crate) fn count(&self) -> i32 {
        self.count.get()
    }

    pub(crate) fn set_numbers(&self, number: i32, count: i32) {
        self.number.set(number);
        self.count.set(count);
    }

    pub(crate) fn set_pages(&self, pages: Vec<*const Page>) {
        *self.pages.borrow_mut() = pages;
    }

    /// How many barriers of a kind this PE has come to.
    pub(crate) fn epoch(&self, flags: Flags) -> &Cell<u64> {
        match flags {
            Flags::Host => &self.host_epoch,
            Flags::Device => &self.device_epoch,
        }
    }

    /// How many PEs have pages here.
    pub(crate) fn page_count(&self) -> usize {
        self.pages.borrow().len()
    }

    /// The page of a PE.
    pub(crate) fn page(&self, pe: usize) -> &Page {
        let page = self.pages.borrow()[pe];
        // SAFETY: the pages are mapped as long as this PE lives, and hold atomics only.
        unsafe { &*page }
    }

    /// This PE's own page.
    pub(crate) fn own_page(&self) -> &Page {
        self.page(self.number() as usize)
    }

    /// Whether a range lies in memory that this PE's kernels may use as their own.
    pub(crate) fn is_local(&self, address: usize, bytes: usize) -> bool {
        self.side_of(address, bytes).is_some()
            || self.device_memory.borrow().contains(address, bytes)
            || self.pinned_memory.borrow().contains(address, bytes)
    }

    /// The symmetric heap of this PE in which a range lies.
    pub(crate) fn side_of(&self, address: usize, bytes: usize) -> Option<Side> {
        let tables = self.tables.borrow();
        Side::ALL.into_iter().find(|side| {
            let table = &tables[*side as usize];
            address >= table.base
                && address - table.base < table.len
                && bytes <= table.len - (address - table.base)
        })
    }
}
