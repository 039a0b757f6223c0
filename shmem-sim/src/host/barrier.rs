//! How PEs meet, host programs and kernels: in a world of one process at a count ([`Engine::arrive`]), with one process per PE in a
//! dissemination barrier over the flags in their pages.
//!
//! In round r, PE i tells PE i + 2^r and waits for PE i - 2^r; after log2(n) rounds everyone has heard of everyone. Flags count
//! barriers and never go back, so a fast PE can be one barrier ahead. Collective host calls note what they are before they meet, and
//! compare after it: PEs that call different things, or with different sizes, find out.

use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use super::{fail, status, wait_message};
use crate::engine::{Condition, Engine, Limit, Pe, Wait, WaitError};

/// Which barrier's flags.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flags {
    Host,
    Device,
}

/// Meets every PE; `wait` waits, given the PE that it waits for (-1 when it is not one).
pub(crate) fn meet(
    engine: &Rc<Engine>,
    pe: &Pe,
    flags: Flags,
    wait: impl Fn(Condition, i32) -> Result<(), WaitError>,
) -> Result<(), WaitError> {
    let target = pe.epoch(flags).get() + 1;
    pe.epoch(flags).set(target);
    if engine.processes {
        let met = disseminate(pe, flags, target, wait);
        if met.is_err() {
            // The flags that are set stay, but the call has not been made: the next one takes its number.
            pe.epoch(flags).set(target - 1);
        }
        return met;
    }
    if engine.arrive(flags) {
        return Ok(());
    }
    wait(Condition::Met { engine: engine.clone(), flags, target }, -1)
}

fn disseminate(
    pe: &Pe,
    flags: Flags,
    target: u64,
    wait: impl Fn(Condition, i32) -> Result<(), WaitError>,
) -> Result<(), WaitError> {
    let (me, count) = (pe.number() as usize, pe.count() as usize);
    let mut distance = 1;
    let mut round = 0;
    while distance < count {
        flag(pe, flags, (me + distance) % count, round).store(target, Ordering::Release);
        let word = std::ptr::from_ref(flag(pe, flags, me, round));
        let from = (me + count - distance) % count;
        wait(Condition::AtLeast { word, target }, from as i32)?;
        distance *= 2;
        round += 1;
    }
    Ok(())
}

fn flag(pe: &Pe, flags: Flags, of: usize, round: usize) -> &AtomicU64 {
    match flags {
        Flags::Host => &pe.page(of).host_flags[round],
        Flags::Device => &pe.page(of).device_flags[round],
    }
}

/// A collective host call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Collective {
    Malloc = 1,
    Calloc = 2,
    Align = 3,
    Free = 4,
    Barrier = 5,
    Finalize = 6,
    Init = 7,
    HostHeap = 8,
}

impl Collective {
    fn name(kind: u32) -> &'static str {
        match kind {
            1 => "malloc",
            2 => "calloc",
            3 => "align",
            4 => "free",
            5 => "barrier_all",
            6 => "finalize",
            7 => "init",
            8 => "the first HOST_SIDE allocation",
            _ => "nothing",
        }
    }
}

/// Meets every PE in a collective call and compares it with theirs. Gives back a status of the library.
pub(crate) fn collective(
    engine: &Rc<Engine>,
    pe: &Pe,
    name: &'static str,
    kind: Collective,
    size: u64,
) -> i32 {
    let sequence = pe.sequence.get();
    pe.sequence.set(sequence + 1);
    pe.own_page().note_call(sequence, kind as u32, size);
    let limit = pe.control_timeout.get().and_then(|timeout| Instant::now().checked_add(timeout));
    // In a world of one process a peer that does not come is a deadlock, found at once.
    let limit = limit.filter(|_| engine.processes).map_or(Limit::Never, Limit::Run);
    let wait = |condition, peer| engine.wait_host(Wait { condition, call: name, peer, place: None, limit });
    if let Err(error) = meet(engine, pe, Flags::Host, wait) {
        pe.sequence.set(sequence);
        let status = match error {
            WaitError::Timeout(_) => status::TIMEOUT_ERROR,
            _ => status::INNER_ERROR,
        };
        return fail(pe, status, format!("{name}: {}", wait_message(&error)));
    }
    engine.note_progress();
    compare(engine, pe, name, sequence)
}

fn compare(engine: &Engine, pe: &Pe, name: &str, sequence: u64) -> i32 {
    let own = pe.own_page().call(sequence);
    let calls: Vec<(u32, u64)> =
        (0..pe.count() as usize).map(|other| pe.page(other).call(sequence)).collect();
    if calls.iter().all(|call| *call == own) {
        return status::SUCCESS;
    }
    let mut text = format!("{name}: PEs differ in collective call {sequence}");
    for (number, (kind, size)) in calls.iter().enumerate().take(32) {
        text.push_str(&format!("\n   = PE {number}: {}, {size} bytes", Collective::name(*kind)));
    }
    // Every PE sees the same table; one shows it.
    if pe.number() == 0 {
        engine.report(format!("error[collective]: {text}"));
    }
    fail(pe, status::INVALID_PARAM, text)
}
