//! One OS process per PE, as on hardware.
//!
//! PEs meet over TCP at the session's address ([`bootstrap`]) and tell each other which process they are; from then on they share
//! memory: each has a page of words ([`control`](crate::memory::control)) and its heaps, all memfds that peers open through `/proc`. How
//! a process waits for its peers, and how it notices that they are gone or stuck, is [`patience`].

mod bootstrap;
mod patience;

pub(crate) use bootstrap::{Session, unique_address};
pub(crate) use patience::Patience;

use std::fmt;
use std::sync::atomic::Ordering;

use crate::engine::{Engine, Pe, Table};
use crate::memory::control::Page;
use crate::memory::heap::Side;
use crate::memory::segment::Segment;

/// Why PEs could not come together.
#[derive(Debug)]
pub(crate) struct Error(String);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Joins the other PEs of a session and maps their pages.
pub(crate) fn join(pe: &Pe, session: &Session) -> Result<(), Error> {
    let own =
        Segment::shared(size_of::<Page>()).map_err(|error| Error(format!("no memory to share: {error}")))?;
    let base = own.base().cast::<Page>();
    // SAFETY: the segment is as long as a page of words, and zero is a valid value of each.
    unsafe { (*base).pid.store(std::process::id(), Ordering::Relaxed) };
    let members = session.meet(own.fd().expect("a shared segment has a descriptor"))?;
    let mut pages = Vec::new();
    let mut segments = vec![own];
    for (number, member) in members.iter().enumerate() {
        if number as i32 == pe.number() {
            pages.push(base.cast_const());
            continue;
        }
        let segment = Segment::open(member.pid, member.fd, size_of::<Page>()).map_err(|error| {
            Error(format!("PE {number} (process {}) shares no memory: {error}", member.pid))
        })?;
        pages.push(segment.base().cast::<Page>().cast_const());
        segments.push(segment);
    }
    pe.set_pages(pages);
    *pe.peers.borrow_mut() = segments;
    pe.host_epoch.set(0);
    pe.device_epoch.set(0);
    pe.sequence.set(0);
    pe.stuck_seen.set(0);
    Ok(())
}

/// Where every PE's part of a heap is mapped in this process.
pub(crate) fn map_heaps(engine: &Engine, pe: &Pe, side: Side) -> Result<Table, String> {
    let (_, base, len) = pe.own_page().heap(side);
    let mut table = Table { base, len, peers: Vec::new() };
    for number in 0..pe.count() {
        let page = pe.page(number as usize);
        let (fd, address, bytes) = page.heap(side);
        if bytes != len {
            return Err(format!("PE {number} has a heap of {bytes} bytes, PE {} one of {len}", pe.number()));
        }
        if !engine.processes || number == pe.number() {
            table.peers.push(address);
            continue;
        }
        let segment = Segment::open(page.pid.load(Ordering::Relaxed), fd, len)
            .map_err(|error| format!("the heap of PE {number} cannot be mapped: {error}"))?;
        table.peers.push(segment.base() as usize);
        pe.peers.borrow_mut().push(segment);
    }
    Ok(table)
}

/// Gives back what was shared. In a world of one process the pages stay.
pub(crate) fn leave(pe: &Pe) {
    let segments = std::mem::take(&mut *pe.peers.borrow_mut());
    if segments.is_empty() {
        return;
    }
    pe.own_page().finalized.store(1, Ordering::Release);
    pe.set_pages(Vec::new());
}
