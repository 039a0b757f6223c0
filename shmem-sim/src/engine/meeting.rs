//! Where the PEs of a world of one process meet: a count of those who have come.
//!
//! One process per PE needs flags that each PE writes for another (`host/barrier.rs`); here the last one to come lets all go on at
//! once. A call that fails has not come.

use std::cell::Cell;

use super::{Engine, Pe};
use crate::host::barrier::Flags;

/// The barriers of one kind.
#[derive(Default)]
pub(crate) struct Meeting {
    arrived: Cell<usize>,
    over: Cell<u64>,
}

impl Engine {
    /// `pe` has come to its next barrier: is it the last one?
    pub(crate) fn arrive(&self, flags: Flags) -> bool {
        let Meeting { arrived, over } = self.meeting(flags);
        arrived.set(arrived.get() + 1);
        if arrived.get() < self.pes.len() {
            return false;
        }
        arrived.set(0);
        over.set(over.get() + 1);
        self.note_progress();
        true
    }

    /// The wait of `pe` for the others has failed.
    pub(super) fn withdraw(&self, pe: &Pe, flags: Flags) {
        let arrived = &self.meeting(flags).arrived;
        arrived.set(arrived.get() - 1);
        let epoch = pe.epoch(flags);
        epoch.set(epoch.get() - 1);
    }

    /// How many barriers are over.
    pub(crate) fn over(&self, flags: Flags) -> u64 {
        self.meeting(flags).over.get()
    }

    /// `PE 1 has not come`
    pub(super) fn who_is_missing(&self, flags: Flags, target: u64) -> String {
        let missing = self.pes.iter().filter(|pe| pe.epoch(flags).get() < target);
        let mut names: Vec<String> = missing.map(|pe| format!("PE {}", pe.number())).collect();
        let has = if names.len() == 1 { "has" } else { "have" };
        if names.len() > MOST_NAMES {
            let more = names.split_off(MOST_NAMES - 1).len();
            names.push(format!("{more} more"));
        }
        format!("{} {has} not come", names.join(", "))
    }

    fn meeting(&self, flags: Flags) -> &Meeting {
        &self.meetings[flags as usize]
    }
}

/// How many PEs a line names.
const MOST_NAMES: usize = 9;
