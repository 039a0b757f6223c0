//! The machine: PEs, their streams, and the tasks that run on them.
//!
//! A task is a stackful coroutine: a PE's host program (in a world of one process), or one core of a launch. Tasks of a process run
//! on one thread, so a run is deterministic, and a switch costs less than a lock. A task gives way when it waits ([`Wait`]), and now
//! and then when it calls the vocabulary. A blocking C call suspends the calling host task; from a program's own thread it runs the
//! scheduler until the call can return, so kernels make progress whenever their host waits.

mod context;
mod crash;
mod fault;
mod idle;
mod meeting;
mod pe;
mod report;
mod run;
mod stream;
mod task;
mod wait;

pub(crate) use context::{Context, CoreInfo, with_core};
pub(crate) use fault::Place;
pub(crate) use pe::{Pe, State, Table};
pub(crate) use stream::{Body, Launch, Spec, Work};
pub(crate) use wait::{Condition, Limit, Wait, WaitError, load, store};

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use crate::launch::{Life, Soc};
use crate::memory::control::Page;
use crate::memory::segment::Segment;
use crate::schedule::Policy;
use meeting::Meeting;
use task::Task;

thread_local! {
    static ENGINE: RefCell<Option<Rc<Engine>>> = const { RefCell::new(None) };
}

/// The number of a task.
pub(crate) type TaskId = usize;

/// A process's part of the machine: every PE of a world of one process, or one PE.
pub(crate) struct Engine {
    pub(crate) soc: Soc,
    /// The life of every kernel, where the world was told.
    pub(crate) life: Option<Life>,
    /// Whether each PE is a process of its own.
    pub(crate) processes: bool,
    pub(crate) pes: Vec<Rc<Pe>>,
    /// The pages of a world of one process.
    pages: Option<Segment>,
    tasks: RefCell<Vec<Option<Task>>>,
    free: RefCell<Vec<TaskId>>,
    ready: RefCell<VecDeque<TaskId>>,
    waiting: RefCell<Vec<TaskId>>,
    /// Turns since the waiting tasks were looked at.
    turns: Cell<usize>,
    policy: RefCell<Box<dyn Policy>>,
    /// Where the PEs of a world of one process meet, by [`Flags`](crate::host::barrier::Flags).
    meetings: [Meeting; 2],
    /// Counts what could end somebody's wait.
    progress: Cell<u64>,
    reports: RefCell<Vec<String>>,
    /// How many reports the host has asked for.
    told: Cell<usize>,
}

impl Engine {
    /// A machine with `local` PEs in this process.
    pub(crate) fn new(soc: Soc, local: usize, processes: bool, policy: Box<dyn Policy>) -> Rc<Engine> {
        Rc::new(Engine {
            soc,
            life: None,
            processes,
            pes: (0..local).map(|index| Rc::new(Pe::new(index))).collect(),
            pages: None,
            tasks: RefCell::default(),
            free: RefCell::default(),
            ready: RefCell::default(),
            waiting: RefCell::default(),
            turns: Cell::new(0),
            policy: RefCell::new(policy),
            meetings: Default::default(),
            progress: Cell::new(0),
            reports: RefCell::default(),
            told: Cell::new(0),
        })
    }

    /// A world of one process, whose PEs know each other's pages from the start.
    pub(crate) fn world(
        soc: Soc,
        life: Option<Life>,
        count: usize,
        policy: Box<dyn Policy>,
    ) -> std::io::Result<Rc<Engine>> {
        let pages = Segment::private(count * size_of::<Page>())?;
        let engine = Engine::new(soc, count, false, policy);
        let base = pages.base().cast::<Page>();
        for pe in &engine.pes {
            pe.set_pages((0..count).map(|index| base.wrapping_add(index).cast_const()).collect());
        }
        let mut engine = Rc::into_inner(engine).expect("nobody else has it yet");
        engine.pages = Some(pages);
        engine.life = life;
        Ok(Rc::new(engine))
    }

    /// The machine of this thread.
    pub(crate) fn current() -> Option<Rc<Engine>> {
        ENGINE.with_borrow(Clone::clone)
    }

    /// Makes this the machine of this thread; gives back the one before.
    pub(crate) fn enter(engine: Option<Rc<Engine>>) -> Option<Rc<Engine>> {
        if engine.is_some() {
            crash::watch();
        }
        ENGINE.with_borrow_mut(|current| std::mem::replace(current, engine))
    }

    /// The PE for which the calling host program acts.
    pub(crate) fn caller(&self) -> Rc<Pe> {
        Context::current().map_or_else(|| self.pes[0].clone(), |context| context.pe.clone())
    }

    /// Whether this process speaks for the run: PE 0 does where each PE is a process.
    pub(crate) fn speaks(&self) -> bool {
        !self.processes || self.pes[0].number() <= 0
    }

    /// A number that grows whenever something changes that could end somebody's wait.
    pub(crate) fn progress(&self) -> u64 {
        self.progress.get()
    }

    /// Something changed that could end somebody's wait.
    pub(crate) fn note_progress(&self) {
        self.progress.set(self.progress.get() + 1);
    }

    /// Keeps a report for [`take_report`](Self::take_report) and shows it.
    pub(crate) fn report(&self, text: String) {
        eprintln!("{text}");
        self.reports.borrow_mut().push(text);
    }

    /// The reports since the last call.
    pub(crate) fn take_report(&self) -> Option<String> {
        let reports = self.reports.borrow();
        let told = self.told.replace(reports.len());
        (told < reports.len()).then(|| reports[told..].join("\n"))
    }

    /// Every report so far.
    pub(crate) fn all_reports(&self) -> Option<String> {
        let reports = self.reports.borrow();
        (!reports.is_empty()).then(|| reports.join("\n"))
    }

    /// What the first panic of a host program carried.
    pub(crate) fn take_panic(&self) -> Option<Box<dyn std::any::Any + Send>> {
        task::take_panic()
    }
}
