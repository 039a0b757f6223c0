//! How a process waits for its peers.
//!
//! Measured on 2 cores: with more PEs than cores, spinning costs multiples of a scheduler tick, and yielding is best all round; with a
//! core for each PE, spinning is. A long wait backs off to short sleeps, and then looks around: is a peer's process gone, is the time
//! over, does nobody do anything?
//!
//! Every PE that waits long, and has repeated its polls in vain, says so in its row of the wait table, and counts how often it has looked at what it waits for.
//! The first PE that has not left reads the table twice: when every PE has waited all the time between, without progress and looking
//! meanwhile, nobody can end
//! anybody's wait.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use crate::engine::{Pe, Wait, WaitError};

/// After this a wait is long.
const LONG: Duration = Duration::from_millis(50);
/// Between two looks around.
const LOOK: Duration = Duration::from_millis(100);
/// How many peers a look around asks after: with many PEs, all together would do nothing else.
const PEERS_AT_ONCE: usize = 16;
/// Between the two readings of the wait table.
const STUCK: Duration = Duration::from_millis(600);
/// How long a process sleeps in a long wait.
const NAP: Duration = Duration::from_micros(300);
/// Turns between two looks at the clock.
const TURNS: u32 = 64;

/// The state of one wait.
#[derive(Default)]
pub(crate) struct Patience {
    turns: u32,
    since: Option<Instant>,
    looked: Option<Instant>,
    long: bool,
    said: bool,
    next_peer: usize,
    /// The wait table at an earlier time.
    earlier: Option<(Instant, Vec<Row>)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    /// Whether the PE has finalized: nobody waits for what it does.
    left: bool,
    waiting: bool,
    progress: u64,
    polls: u64,
}

impl Patience {
    /// Something happened: the next wait begins anew.
    pub(crate) fn reset(&mut self) {
        *self = Patience::default();
    }

    /// Lets others run for a moment. `describe` says what is waited for; `vain`, that looking at it longer will not help.
    pub(crate) fn wait(&mut self, pe: &Pe, vain: bool, describe: impl Fn() -> String) {
        self.turns += 1;
        if self.long {
            if vain {
                self.say_so(pe, describe);
            }
            return thread::sleep(NAP);
        }
        match spins(pe.count()) {
            true => std::hint::spin_loop(),
            false => thread::yield_now(),
        }
        if !self.turns.is_multiple_of(TURNS) {
            return;
        }
        let since = *self.since.get_or_insert_with(Instant::now);
        if since.elapsed() > LONG {
            self.long = true;
        }
    }

    /// Whether the wait is a long one.
    pub(crate) fn is_long(&self) -> bool {
        self.long
    }

    /// Tells the peers what is waited for, once, and that this PE has looked at it again.
    fn say_so(&mut self, pe: &Pe, describe: impl Fn() -> String) {
        if pe.page_count() == 0 {
            return;
        }
        let row = &pe.own_page().row;
        if !self.said {
            self.said = true;
            row.publish(&describe());
            row.waiting.store(1, Ordering::Release);
        }
        row.polls.fetch_add(1, Ordering::AcqRel);
    }

    /// Tells the peers that this PE does something.
    pub(crate) fn busy(pe: &Pe) {
        let row = &pe.own_page().row;
        row.progress.fetch_add(1, Ordering::AcqRel);
        row.waiting.store(0, Ordering::Release);
    }

    /// Whether the wait can go on.
    pub(crate) fn verdict(&mut self, pe: &Pe, own: Option<&Wait>) -> Result<(), WaitError> {
        if let Some(error) = own.and_then(|own| own.overdue(Instant::now)) {
            return Err(error);
        }
        if !self.long || pe.page_count() == 0 {
            return Ok(());
        }
        let now = Instant::now();
        if self.looked.is_some_and(|looked| now - looked < LOOK) {
            return Ok(());
        }
        self.looked = Some(now);
        if let Some(text) = self.gone(pe).or_else(|| left(pe, own?)) {
            return Err(WaitError::PeerGone(text));
        }
        self.look_for_deadlock(pe, now)
    }

    fn look_for_deadlock(&mut self, pe: &Pe, now: Instant) -> Result<(), WaitError> {
        if pe.page(0).row.stuck.load(Ordering::Acquire) != pe.stuck_seen.get() {
            pe.stuck_seen.set(pe.page(0).row.stuck.load(Ordering::Acquire));
            return Err(WaitError::Deadlock);
        }
        // The first PE that has not left looks for all.
        if !looks_for_all(pe) {
            return Ok(());
        }
        let rows = read_table(pe);
        let Some((then, earlier)) = &self.earlier else {
            self.earlier = Some((now, rows));
            return Ok(());
        };
        if now - *then < STUCK {
            return Ok(());
        }
        let stuck = rows.iter().zip(earlier).all(|(now, then)| {
            let waited = now.waiting && then.waiting && now.progress == then.progress;
            now.left || (waited && now.polls >= then.polls + 2)
        });
        self.earlier = Some((now, rows));
        if !stuck {
            return Ok(());
        }
        let count = pe.page(0).row.stuck.fetch_add(1, Ordering::AcqRel) + 1;
        pe.stuck_seen.set(count);
        Err(WaitError::Deadlock)
    }

    /// The peers that are gone, out of the next few.
    fn gone(&mut self, pe: &Pe) -> Option<String> {
        let count = pe.page_count();
        let first = self.next_peer;
        self.next_peer = (first + PEERS_AT_ONCE) % count;
        let few = (first..first + PEERS_AT_ONCE.min(count)).map(|number| number % count);
        let name = |number| format!("PE {number} (process {})", pe.page(number).pid.load(Ordering::Relaxed));
        let gone: Vec<String> = few.filter(|number| is_gone(pe, *number)).map(name).collect();
        match gone.len() {
            0 => None,
            1 => Some(format!("{} is gone", gone[0])),
            _ => Some(format!("{} are gone", gone.join(", "))),
        }
    }

    /// The deadlock report: PE 0 shows everyone's wait, the others their own.
    pub(crate) fn render_deadlock(&self, pe: &Pe) -> String {
        let mut text = "error[deadlock]: nothing can run: every PE waits".to_string();
        let numbers = if looks_for_all(pe) { 0..pe.count() } else { pe.number()..pe.number() + 1 };
        for number in numbers {
            text.push_str(&format!("\n   = {}", pe.page(number as usize).row.text()));
        }
        text
    }
}

/// Whether there is a core for each PE. Asking the system costs a dozen system calls, so it is asked once.
fn spins(pes: i32) -> bool {
    static CORES: OnceLock<usize> = OnceLock::new();
    let cores = CORES.get_or_init(|| thread::available_parallelism().map_or(1, |cores| cores.get()));
    pes as usize <= *cores
}

fn read_table(pe: &Pe) -> Vec<Row> {
    let row = |number| {
        let row = &pe.page(number).row;
        Row {
            left: has_left(pe, number),
            waiting: row.waiting.load(Ordering::Acquire) == 1,
            progress: row.progress.load(Ordering::Acquire),
            polls: row.polls.load(Ordering::Acquire),
        }
    };
    (0..pe.page_count()).map(row).collect()
}

/// Whether a peer's process has ended without finalizing.
fn is_gone(pe: &Pe, number: usize) -> bool {
    let page = pe.page(number);
    let finalized = page.finalized.load(Ordering::Acquire) == 1;
    !finalized && number as i32 != pe.number() && !is_alive(page.pid.load(Ordering::Relaxed))
}

/// Whether a process exists and is no zombie.
fn is_alive(pid: u32) -> bool {
    let Ok(stat) = std::fs::read_to_string(format!("/proc/{pid}/stat")) else { return false };
    let state = stat.rsplit_once(')').and_then(|(_, rest)| rest.trim_start().chars().next());
    !matches!(state, None | Some('Z' | 'X'))
}

/// Whether this is the first PE that has not left.
fn looks_for_all(pe: &Pe) -> bool {
    (0..pe.number() as usize).all(|number| has_left(pe, number))
}

/// Whether a PE has finalized.
fn has_left(pe: &Pe, number: usize) -> bool {
    pe.page(number).finalized.load(Ordering::Acquire) == 1
}

/// A PE that has left does nothing any more: a wait for it that has not ended by then never will.
fn left(pe: &Pe, own: &Wait) -> Option<String> {
    let number = usize::try_from(own.peer).ok()?;
    (has_left(pe, number) && !own.condition.holds()).then(|| format!("PE {number} has left the run"))
}
