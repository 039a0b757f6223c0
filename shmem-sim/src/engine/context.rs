//! Who is calling? The task that runs now, and what a device call must know of it without a look-up.

use std::cell::{Cell, RefCell};
use std::ptr::null;
use std::rc::Rc;

use corosensei::Yielder;

use super::fault::Place;
use super::{Engine, Launch, Pe, Wait, WaitError};

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
    pub(super) wait: RefCell<Option<Wait>>,
    pub(super) failure: RefCell<Option<WaitError>>,
    /// The last word that was read, its value: a second look at the same is a poll.
    pub(crate) poll: Cell<(usize, u64)>,
    calls: Cell<u32>,
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
            wait: RefCell::default(),
            failure: RefCell::default(),
            poll: Cell::new((0, 0)),
            calls: Cell::new(0),
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

    /// Ends the task here, for a finding.
    pub(crate) fn trap(&self) -> ! {
        self.suspend(Pause::Trap);
        unreachable!("the scheduler never resumes a task that trapped")
    }

    /// Counts a device call, and gives way now and then so that a loop of calls starves nobody.
    pub(crate) fn count_call(&self) {
        let calls = self.calls.get() + 1;
        self.calls.set(calls);
        if calls >= TURN_CALLS {
            self.calls.set(0);
            self.suspend(Pause::Turn);
        }
    }
}

/// Calls `act` with the core that calls the device function `name`.
///
/// Panics outside a kernel: device functions exist on cores only.
pub(crate) fn with_core<R>(name: &str, place: Place, act: impl FnOnce(&Context, &CoreInfo) -> R) -> R {
    match Context::current().and_then(|context| Some((context, context.core.as_ref()?))) {
        Some((context, core)) => act(context, core),
        None => panic!("{place}: `{name}` runs on a core: launch the kernel instead of calling it"),
    }
}
