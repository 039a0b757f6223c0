//! What a task waits for.

use std::rc::Rc;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};
use std::time::Instant;

use super::{Engine, Launch, Pe, Place};
use crate::host::barrier::Flags;

/// A wait: what must hold, and what a report says of it.
#[derive(Clone)]
pub(crate) struct Wait {
    pub(crate) condition: Condition,
    /// The call that waits.
    pub(crate) call: &'static str,
    /// The PE that is waited for; -1 where it is not one.
    pub(crate) peer: i32,
    pub(crate) place: Option<Place>,
    pub(crate) limit: Limit,
}

/// How long a wait may last.
#[derive(Clone, Copy)]
pub(crate) enum Limit {
    /// As long as the run can go on.
    Never,
    /// The caller wants to do something else then; what it waited for goes on.
    Caller(Instant),
    /// The run counts as broken then.
    Run(Instant),
}

/// What ends a wait.
#[derive(Clone)]
pub(crate) enum Condition {
    /// A flag of a barrier reaches a count.
    AtLeast { word: *const AtomicU64, target: u64 },
    /// The PEs of this process have met often enough.
    Met { engine: Rc<Engine>, flags: Flags, target: u64 },
    /// A polled word has another value.
    Changed { address: usize, bytes: usize, old: u64 },
    /// Anything changes: the task has made calls for long without changing anything itself.
    Progress { engine: Rc<Engine>, seen: u64 },
    /// The cores of a launch have met often enough.
    Released { launch: Rc<Launch>, generation: u64 },
    /// A stream has nothing more to do.
    Drained { pe: Rc<Pe>, stream: usize },
}

/// Why a wait of a host program ended without what it waited for.
#[derive(Clone, Debug)]
pub(crate) enum WaitError {
    /// Nothing could run; a report was made.
    Deadlock,
    /// The caller's time is over.
    NotYet(String),
    /// The time allowed for it in this run is over.
    Timeout(String),
    /// A PE's process is gone.
    PeerGone(String),
}

impl Wait {
    /// What ends it, other than what it waits for, now that its limit is reached; `None` before.
    pub(crate) fn overdue(&self, now: impl FnOnce() -> Instant) -> Option<WaitError> {
        match self.limit {
            Limit::Never => None,
            Limit::Caller(limit) => (now() > limit).then(|| WaitError::NotYet(self.limit_text())),
            Limit::Run(limit) => (now() > limit).then(|| WaitError::Timeout(self.limit_text())),
        }
    }

    pub(super) fn limit_text(&self) -> String {
        match self.peer {
            peer if peer >= 0 => format!("{} waited for PE {peer} until its time was over", self.call),
            _ => format!("{} waited until its time was over: {}", self.call, self.condition.describe()),
        }
    }
}

impl Condition {
    pub(crate) fn holds(&self) -> bool {
        match self {
            // SAFETY: barrier flags lie in pages that are mapped as long as their PE lives.
            Condition::AtLeast { word, target } => unsafe { (**word).load(Ordering::Acquire) >= *target },
            Condition::Met { engine, flags, target } => engine.over(*flags) >= *target,
            Condition::Changed { address, bytes, old } => load(*address, *bytes) != *old,
            Condition::Progress { engine, seen } => engine.progress() != *seen,
            Condition::Released { launch, generation } => launch.released.get() >= *generation,
            Condition::Drained { pe, stream } => pe
                .streams
                .borrow()
                .get(*stream)
                .and_then(Option::as_ref)
                .is_none_or(|stream| stream.is_idle()),
        }
    }

    /// Present and wanted state, for a report.
    pub(crate) fn describe(&self) -> String {
        match self {
            // SAFETY: as in `holds`.
            Condition::AtLeast { word, target } => unsafe {
                format!("arrival {} of it is wanted, {} seen", target, (**word).load(Ordering::Acquire))
            },
            Condition::Met { engine, flags, target } => engine.who_is_missing(*flags, *target),
            Condition::Changed { old, .. } => format!("the word still holds {old:#x}"),
            Condition::Progress { .. } => "its loop changes nothing".to_string(),
            Condition::Released { launch, .. } => {
                format!("{} of {} cores of this PE have arrived", launch.arrived.get(), launch.cores)
            }
            Condition::Drained { stream, .. } => format!("stream {stream} has work that does not end"),
        }
    }
}

/// The word at an aligned address in memory that others write.
pub(crate) fn load(address: usize, bytes: usize) -> u64 {
    // SAFETY: the caller checked that the address is aligned and in mapped memory; others access it by atomics too.
    unsafe {
        match bytes {
            1 => u64::from((*(address as *const AtomicU8)).load(Ordering::Acquire)),
            2 => u64::from((*(address as *const AtomicU16)).load(Ordering::Acquire)),
            4 => u64::from((*(address as *const AtomicU32)).load(Ordering::Acquire)),
            _ => (*(address as *const AtomicU64)).load(Ordering::Acquire),
        }
    }
}

/// Stores a word where [`load`] can read it.
pub(crate) fn store(address: usize, bytes: usize, value: u64) {
    // SAFETY: as in `load`.
    unsafe {
        match bytes {
            1 => (*(address as *const AtomicU8)).store(value as u8, Ordering::Release),
            2 => (*(address as *const AtomicU16)).store(value as u16, Ordering::Release),
            4 => (*(address as *const AtomicU32)).store(value as u32, Ordering::Release),
            _ => (*(address as *const AtomicU64)).store(value, Ordering::Release),
        }
    }
}
