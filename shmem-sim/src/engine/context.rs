//! Who is calling? The task that runs now, and what a device call must know of it without a look-up.

use std::cell::{Cell, RefCell};
use std::ptr::null;
use std::rc::Rc;
use std::time::Instant;

use corosensei::Yielder;
use corosensei::trap::CoroutineTrapHandler;

use super::crash::Crash;
use super::fault::Place;
use super::task::Ending;
use super::{Condition, Engine, Launch, Limit, Pe, Wait, WaitError};

thread_local! {
    static CONTEXT: Cell<*const Context> = const { Cell::new(null()) };
}

/// How many device calls a core makes before another task gets its turn.
const TURN_CALLS: u32 = 512;

/// What a task is.
pub(crate) struct Context {
    pub(crate) engine: Rc<Engine>,
    pub(crate) pe: Rc<Pe>,
    /// `None` for a host program.
    pub(crate) core: Option<CoreInfo>,
    pub(super) yielder: Cell<*const Yielder<(), Pause>>,
    /// Lets its coroutine return, for a crash.
    pub(super) trap_handler: Cell<Option<CoroutineTrapHandler<Ending>>>,
    /// How its code crashed.
    pub(super) crash: Cell<Option<Crash>>,
    /// Whether it is in a device call, and not in the kernel's own code.
    pub(super) inside: Cell<bool>,
    pub(super) wait: RefCell<Option<Wait>>,
    pub(super) failure: RefCell<Option<WaitError>>,
    /// The last word that was read, its value: a second look at the same is a poll.
    pub(crate) poll: Cell<(usize, u64)>,
    calls: Cell<u32>,
    /// The machine's progress when it gave way last.
    seen: Cell<u64>,
}

/// Which core of which launch a task is.
pub(crate) struct CoreInfo {
    pub(crate) launch: Rc<Launch>,
    pub(crate) is_aic: bool,
    pub(crate) index: i64,
}

/// Why a task gives way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// It can go on at once.
    Turn,
    /// It waits for what stands in its context.
    Wait,
    /// It must not go on.
    Trap,
}

impl Context {
    pub(super) fn new(engine: Rc<Engine>, pe: Rc<Pe>, core: Option<CoreInfo>) -> Context {
        Context {
            engine,
            pe,
            core,
            yielder: Cell::new(null()),
            trap_handler: Cell::new(None),
            crash: Cell::new(None),
            inside: Cell::new(false),
            wait: RefCell::default(),
            failure: RefCell::default(),
            poll: Cell::new((0, 0)),
            calls: Cell::new(0),
            seen: Cell::new(u64::MAX),
        }
    }

    /// The task that runs now; `None` on a program's own thread.
    pub(crate) fn current<'a>() -> Option<&'a Context> {
        // SAFETY: the pointer is null or that of the task that the scheduler resumed, which lives until it is suspended.
        unsafe { CONTEXT.get().as_ref() }
    }

    pub(super) fn set_current(context: *const Context) {
        CONTEXT.set(context);
    }

    pub(super) fn suspend(&self, pause: Pause) {
        // SAFETY: the task's coroutine set its yielder before it ran anything else, and is running now.
        let yielder = unsafe { &*self.yielder.get() };
        yielder.suspend(pause);
    }

    /// Waits; an error ends the wait of a host program only, a core never returns from one.
    pub(crate) fn wait(&self, wait: Wait) -> Result<(), WaitError> {
        if wait.condition.holds() {
            return Ok(());
        }
        *self.wait.borrow_mut() = Some(wait);
        self.suspend(Pause::Wait);
        self.failure.borrow_mut().take().map_or(Ok(()), Err)
    }

    /// What it waits for.
    pub(super) fn condition(&self) -> Option<Condition> {
        self.wait.borrow().as_ref().map(|wait| wait.condition.clone())
    }

    /// Whether a waiting task can go on.
    pub(super) fn is_over(&self) -> bool {
        let wait = self.wait.borrow();
        let Some(wait) = wait.as_ref() else { return true };
        let mut failure = self.failure.borrow_mut();
        if failure.is_none() && !wait.condition.holds() {
            *failure = wait.overdue(Instant::now);
            return failure.is_some();
        }
        true
    }

    /// Ends the task here, for a finding.
    pub(crate) fn trap(&self) -> ! {
        self.suspend(Pause::Trap);
        unreachable!("the scheduler never resumes a task that trapped")
    }

    /// Counts a device call, and gives way now and then so that a loop of calls starves nobody.
    #[inline]
    pub(crate) fn count_call(&self, name: &'static str, place: Place) {
        let calls = self.calls.get() + 1;
        self.calls.set(calls);
        if calls >= TURN_CALLS {
            self.calls.set(0);
            self.give_way(name, place);
        }
    }

    /// Lets others run. A task that has changed nothing since it did so last is set aside until something changes, or until nothing
    /// else can run: its loop may be a poll.
    #[cold]
    fn give_way(&self, call: &'static str, place: Place) {
        let seen = self.engine.progress();
        if self.seen.replace(seen) != seen {
            return self.suspend(Pause::Turn);
        }
        let condition = Condition::Progress { engine: self.engine.clone(), seen };
        // A core that cannot go on is not resumed, so there is no error to see here.
        let limit = Limit::Never;
        let _ = self.wait(Wait { condition, call, peer: -1, place: Some(place), limit });
    }
}

/// Calls `act` with the core that calls the device function `name`.
///
/// Panics outside a kernel: device functions exist on cores only.
#[inline]
pub(crate) fn with_core<R>(name: &str, place: Place, act: impl FnOnce(&Context, &CoreInfo) -> R) -> R {
    let Some((context, core)) =
        Context::current().and_then(|context| Some((context, context.core.as_ref()?)))
    else {
        on_no_core(name, place)
    };
    context.inside.set(true);
    let result = act(context, core);
    context.inside.set(false);
    result
}

#[cold]
fn on_no_core(name: &str, place: Place) -> ! {
    panic!("{place}: `{name}` runs on a core: launch the kernel instead of calling it")
}
