//! Nothing is ready: what now?
//!
//! Polls that were set aside get another look. When that changes nothing for long, or nobody polls, the run is stuck: in a world of one
//! process that is certain and reported at once; with one process per PE, peers may still act, so the process waits for them (see
//! [`process`](mod@crate::process)).

use std::rc::Rc;

use super::report::Stuck;
use super::{Condition, Engine, Limit, Pe, TaskId, Wait, WaitError};
use crate::process::Patience;

/// How often every poll is repeated in vain, at least, before a run counts as stalled.
const VAIN_ROUNDS: usize = 1_000;
/// How many polls are repeated in vain, all together, before that.
const VAIN_POLLS: usize = 1_000_000;
/// How often a process repeats its polls before it lets others run, in a long wait.
const ROUNDS_AT_ONCE: usize = 256;

/// How long nothing has happened.
#[derive(Default)]
pub(super) struct Idle {
    progress: u64,
    vain: usize,
    patience: Patience,
}

impl Idle {
    /// Whether `polls` polls have been repeated in vain for long enough.
    fn is_vain(&self, polls: usize) -> bool {
        polls == 0 || self.vain >= VAIN_ROUNDS.max(VAIN_POLLS / polls)
    }
}

impl Engine {
    /// Called when no task is ready and no wait is over. An error is one for the caller's own wait, `own`.
    pub(super) fn idle(self: &Rc<Self>, idle: &mut Idle, own: Option<&Wait>) -> Result<(), WaitError> {
        if self.progress.get() != idle.progress {
            idle.progress = self.progress.get();
            idle.vain = 0;
            idle.patience.reset();
            self.busy();
        }
        if self.processes {
            return self.idle_process(idle, own);
        }
        let pollers = self.pollers();
        if !idle.is_vain(pollers.len()) {
            return self.look_again(pollers, idle);
        }
        if self.end_shortest_wait() {
            return Ok(());
        }
        let stuck = if pollers.is_empty() { Stuck::Deadlock } else { Stuck::Stall };
        self.report(self.render_stuck(stuck, own));
        self.fail_all(&WaitError::Deadlock);
        Err(WaitError::Deadlock)
    }

    fn idle_process(self: &Rc<Self>, idle: &mut Idle, own: Option<&Wait>) -> Result<(), WaitError> {
        let pollers = self.pollers();
        let comes_back = own.is_some_and(|own| matches!(own.limit, Limit::Caller(_)));
        let vain = !comes_back && idle.is_vain(pollers.len());
        // A poll that gives up after some turns gets them: only those who have polled in vain for long count as stuck.
        if vain || !idle.patience.is_long() || idle.vain.is_multiple_of(ROUNDS_AT_ONCE) {
            let pe = self.pes[0].clone();
            idle.patience.wait(&pe, vain, || self.render_waits(own));
            self.judge(idle, &pe, own)?;
        }
        self.look_again(pollers, idle)
    }

    /// Whether this process can go on waiting.
    fn judge(self: &Rc<Self>, idle: &mut Idle, pe: &Pe, own: Option<&Wait>) -> Result<(), WaitError> {
        let Err(error) = idle.patience.verdict(pe, own) else { return Ok(()) };
        if matches!(error, WaitError::Deadlock) {
            self.report(idle.patience.render_deadlock(pe));
        }
        // What the caller does not want to wait for any longer goes on.
        if !matches!(error, WaitError::NotYet(_)) {
            self.fail_all(&error);
        }
        Err(error)
    }

    /// Ends the wait of a host program that has something else to do when its time is over; false when there is none. Nothing happens
    /// until then, so nobody need wait for it.
    fn end_shortest_wait(&self) -> bool {
        let tasks = self.tasks.borrow();
        let limit = |id: &TaskId| match tasks[*id].as_ref()?.context.wait.borrow().as_ref()?.limit {
            Limit::Caller(limit) => Some((limit, *id)),
            Limit::Never | Limit::Run(_) => None,
        };
        let Some((_, id)) = self.waiting.borrow().iter().filter_map(limit).min() else { return false };
        let context = &tasks[id].as_ref().expect("a waiting task has not ended").context;
        let text = context.wait.borrow().as_ref().expect("it waits").limit_text();
        *context.failure.borrow_mut() = Some(WaitError::NotYet(text));
        true
    }

    /// Tells the peers that this PE is not idle any more.
    pub(super) fn busy(&self) {
        if self.processes && self.pes[0].page_count() > 0 {
            Patience::busy(&self.pes[0]);
        }
    }

    fn pollers(&self) -> Vec<TaskId> {
        let tasks = self.tasks.borrow();
        let polls = |id: &&TaskId| {
            let task = tasks[**id].as_ref().expect("a waiting task has not ended");
            matches!(
                task.context.wait.borrow().as_ref().map(|wait| &wait.condition),
                Some(Condition::Changed { .. } | Condition::Progress { .. })
            )
        };
        self.waiting.borrow().iter().filter(polls).copied().collect()
    }

    fn look_again(&self, pollers: Vec<TaskId>, idle: &mut Idle) -> Result<(), WaitError> {
        self.waiting.borrow_mut().retain(|id| !pollers.contains(id));
        self.ready.borrow_mut().extend(pollers);
        idle.vain += 1;
        idle.progress = self.progress.get();
        Ok(())
    }

    /// Ends every wait: cores do not go on, and what their streams had to do after them is given up; host programs get an error.
    fn fail_all(self: &Rc<Self>, error: &WaitError) {
        self.pes.iter().for_each(|pe| pe.give_up_streams());
        let waiting: Vec<TaskId> = std::mem::take(&mut *self.waiting.borrow_mut());
        for id in waiting {
            let is_core = {
                let tasks = self.tasks.borrow();
                let context = &tasks[id].as_ref().expect("a waiting task has not ended").context;
                *context.failure.borrow_mut() = Some(error.clone());
                match context.condition() {
                    Some(Condition::Met { flags, .. }) => self.withdraw(&context.pe, flags),
                    Some(Condition::AtLeast { target, .. }) => context.pe.device_epoch.set(target - 1),
                    _ => {}
                }
                context.core.is_some()
            };
            if is_core {
                let task = self.tasks.borrow_mut()[id].take().expect("a waiting task has not ended");
                self.end(id, task, false);
            } else {
                self.waiting.borrow_mut().push(id);
            }
        }
    }
}
