//! The scheduler: resumes ready tasks, wakes those whose wait is over, and says when nothing can run.

use std::rc::Rc;
use std::time::Instant;

use corosensei::CoroutineResult;

use super::context::Pause;
use super::idle::Idle;
use super::task::Ending;
use super::{Context, Engine, TaskId, Wait, WaitError};

/// How many turns pass, at least, before the waiting tasks are looked at while others are ready.
const LEAST_LAP: usize = 16;

impl Engine {
    /// Runs until no task is left.
    pub(crate) fn run_all(self: &Rc<Self>) {
        let mut idle = Idle::default();
        while !self.ready.borrow().is_empty() || !self.waiting.borrow().is_empty() {
            if !self.step() {
                // A failed wait is told to every task that waits; the loop ends when they have ended.
                let _ = self.idle(&mut idle, None);
            }
        }
    }

    /// A wait of the calling host program: suspends its task, or, on a program's own thread, runs the others meanwhile.
    pub(crate) fn wait_host(self: &Rc<Self>, wait: Wait) -> Result<(), WaitError> {
        if let Some(context) = Context::current() {
            return context.wait(wait);
        }
        let mut idle = Idle::default();
        while !wait.condition.holds() {
            match self.step() {
                false => self.idle(&mut idle, Some(&wait))?,
                true => wait.overdue(Instant::now).map_or(Ok(()), Err)?,
            }
        }
        self.busy();
        Ok(())
    }

    /// Lets one task run; false when none can.
    fn step(self: &Rc<Self>) -> bool {
        let next = self.policy.borrow_mut().next(&mut self.ready.borrow_mut());
        match next {
            Some(id) => {
                self.resume(id);
                // A core that polls several words in turn is always ready; those whose wait it has ended must run beside it.
                self.turns.set(self.turns.get() + 1);
                if self.lap_is_over() {
                    self.wake();
                }
                true
            }
            None => self.wake(),
        }
    }

    /// Whether every ready task has had a turn since the waiting ones were looked at.
    fn lap_is_over(&self) -> bool {
        self.turns.get() > self.ready.borrow().len().max(LEAST_LAP)
    }

    /// Makes the tasks ready whose wait is over.
    fn wake(&self) -> bool {
        self.turns.set(0);
        let tasks = self.tasks.borrow();
        let mut ready = self.ready.borrow_mut();
        let before = ready.len();
        self.waiting.borrow_mut().retain(|id| {
            let task = tasks[*id].as_ref().expect("a waiting task has not ended");
            let over = task.context.is_over();
            if over {
                ready.push_back(*id);
            }
            !over
        });
        if ready.len() > before {
            self.note_progress();
        }
        ready.len() > before
    }

    fn resume(self: &Rc<Self>, id: TaskId) {
        let mut task = self.tasks.borrow_mut()[id].take().expect("a ready task has not ended");
        task.context.wait.borrow_mut().take();
        Context::set_current(&*task.context);
        let result = task.coroutine.resume(());
        Context::set_current(std::ptr::null());
        match result {
            CoroutineResult::Yield(Pause::Turn) => {
                self.tasks.borrow_mut()[id] = Some(task);
                self.ready.borrow_mut().push_back(id);
            }
            CoroutineResult::Yield(Pause::Wait) => {
                self.tasks.borrow_mut()[id] = Some(task);
                self.waiting.borrow_mut().push(id);
            }
            CoroutineResult::Yield(Pause::Trap) => self.end(id, task, false),
            CoroutineResult::Return(ending) => {
                task.context.report_crash();
                self.end(id, task, ending == Ending::Well);
            }
        }
    }

    pub(super) fn end(self: &Rc<Self>, id: TaskId, task: super::task::Task, well: bool) {
        let (pe, launch) =
            (task.context.pe.clone(), task.context.core.as_ref().map(|core| core.launch.clone()));
        self.drop_task(id, task);
        match launch {
            Some(launch) => self.core_ended(&pe, &launch, well),
            None => self.note_progress(),
        }
    }
}
