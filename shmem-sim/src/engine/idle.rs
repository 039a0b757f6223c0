//! Nothing is ready: what now?
//!
//! Polls that were set aside get another look. When that changes nothing for long, or nobody polls, the run is stuck: in a world of one
//! process that is certain and reported at once; with one process per PE, peers may still act, so the process waits for them (see
//! [`process`](mod@crate::process)).

use std::rc::Rc;
use std::time::Instant;

use super::report::Stuck;
use super::{Condition, Engine, TaskId, Wait, WaitError};
use crate::process::Patience;

/// How often every poll is repeated in vain, at least, before a run counts as stalled.
const VAIN_ROUNDS: usize = 1_000;
/// How many polls are repeated in vain, all together, before that.
const VAIN_POLLS: usize = 1_000_000;

/// How long nothing has happened.
#[derive(Default)]
pub(super) struct Idle {
    progress: u64,
    vain: usize,
    deadline: Option<Instant>,
    patience: Patience,
}

impl Idle {
    pub(super) fn until(deadline: Option<Instant>) -> Idle {
        Idle { deadline, ..Idle::default() }
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
        if !pollers.is_empty() && idle.vain < VAIN_ROUNDS.max(VAIN_POLLS / pollers.len()) {
            idle.vain += 1;
            return self.look_again(pollers, idle);
        }
        let stuck = if pollers.is_empty() { Stuck::Deadlock } else { Stuck::Stall };
        self.report(self.render_stuck(stuck, own));
        self.fail_all(&WaitError::Deadlock);
        Err(WaitError::Deadlock)
    }

    fn idle_process(self: &Rc<Self>, idle: &mut Idle, own: Option<&Wait>) -> Result<(), WaitError> {
        let pe = self.pes[0].clone();
        idle.patience.wait(&pe, || self.render_waits(own));
        let verdict = idle.patience.verdict(&pe, idle.deadline, own);
        if let Err(error) = verdict {
            if matches!(error, WaitError::Deadlock) {
                self.report(idle.patience.render_deadlock(&pe));
            }
            self.fail_all(&error);
            return Err(error);
        }
        // Nothing else runs here: a poll that gives up after some turns gets them.
        let pollers = self.pollers();
        self.look_again(pollers, idle)
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
                Some(Condition::Changed { .. })
            )
        };
        self.waiting.borrow().iter().filter(polls).copied().collect()
    }

    fn look_again(&self, pollers: Vec<TaskId>, idle: &mut Idle) -> Result<(), WaitError> {
        self.waiting.borrow_mut().retain(|id| !pollers.contains(id));
        self.ready.borrow_mut().extend(pollers);
        idle.progress = self.progress.get();
        Ok(())
    }

    /// Ends every wait: cores do not go on, host programs get an error.
    fn fail_all(self: &Rc<Self>, error: &WaitError) {
        let waiting: Vec<TaskId> = std::mem::take(&mut *self.waiting.borrow_mut());
        for id in waiting {
            let is_core = {
                let tasks = self.tasks.borrow();
                let context = &tasks[id].as_ref().expect("a waiting task has not ended").context;
                *context.failure.borrow_mut() = Some(error.clone());
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
