//! The scheduler: resumes ready tasks, wakes those whose wait is over, and says when nothing can run.

use std::rc::Rc;

use corosensei::CoroutineResult;

use super::context::Pause;
use super::idle::Idle;
use super::{Context, Engine, TaskId, Wait, WaitError};

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
    pub(crate) fn wait_host(
        self: &Rc<Self>,
        wait: Wait,
        deadline: Option<std::time::Instant>,
    ) -> Result<(), WaitError> {
        if let Some(context) = Context::current() {
            return context.wait(wait);
        }
        let mut idle = Idle::until(deadline);
        while !wait.condition.holds() {
            if !self.step() {
                self.idle(&mut idle, Some(&wait))?;
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
                true
            }
            None => self.wake(),
        }
    }

    /// Makes the tasks ready whose wait is over.
    fn wake(&self) -> bool {
        let tasks = self.tasks.borrow();
        let mut ready = self.ready.borrow_mut();
        let before = ready.len();
        self.waiting.borrow_mut().retain(|id| {
            let task = tasks[*id].as_ref().expect("a waiting task has not ended");
            let over = task.context.failure.borrow().is_some()
                || task.context.wait.borrow().as_ref().is_none_or(|wait| wait.condition.holds());
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
                // A core that polls several words in turn is always ready; those whose wait it has ended must run beside it.
                self.wake();
            }
            CoroutineResult::Yield(Pause::Wait) => {
                self.tasks.borrow_mut()[id] = Some(task);
                self.waiting.borrow_mut().push(id);
            }
            CoroutineResult::Yield(Pause::Trap) => self.end(id, task, false),
            CoroutineResult::Return(()) => self.end(id, task, true),
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
