//! Tasks: coroutines on stacks of their own.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, Yielder};

use super::context::Pause;
use super::{Context, CoreInfo, Engine, Launch, Pe, TaskId};

/// Bytes of a stack; committed when touched.
const STACK_BYTES: usize = 256 << 10;

/// A task that has not ended.
pub(super) struct Task {
    pub(super) coroutine: Coroutine<(), Pause, Ending>,
    pub(super) context: Box<Context>,
}

/// How a task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Well,
    Failed,
}

thread_local! {
    /// Stacks of ended tasks.
    static STACKS: RefCell<Vec<DefaultStack>> = const { RefCell::new(Vec::new()) };
    /// What a host program's panic carried, for the thread that runs the world.
    static PANIC: RefCell<Option<Box<dyn Any + Send>>> = const { RefCell::new(None) };
}

/// What the last panic of a host program carried.
pub(super) fn take_panic() -> Option<Box<dyn Any + Send>> {
    PANIC.take()
}

impl Engine {
    /// Makes the host program of `pe` a task.
    pub(crate) fn spawn_host(self: &Rc<Self>, pe: &Rc<Pe>, program: impl FnOnce() + 'static) {
        self.spawn(pe, None, move || {
            if let Err(payload) = catch_unwind(AssertUnwindSafe(program)) {
                PANIC.with_borrow_mut(|first| {
                    first.get_or_insert(payload);
                });
            }
            Ending::Well
        });
    }

    pub(super) fn spawn_core(self: &Rc<Self>, pe: &Rc<Pe>, launch: &Rc<Launch>, is_aic: bool, index: i64) {
        let body = launch.spec.body.clone();
        let core = CoreInfo { launch: launch.clone(), is_aic, index };
        self.spawn(pe, Some(core), move || match catch_unwind(AssertUnwindSafe(|| body.run())) {
            Ok(()) => Ending::Well,
            Err(payload) => {
                if let Some(context) = Context::current() {
                    context.report_panic(&*payload);
                }
                Ending::Failed
            }
        });
    }

    fn spawn(self: &Rc<Self>, pe: &Rc<Pe>, core: Option<CoreInfo>, body: impl FnOnce() -> Ending + 'static) {
        let context = Box::new(Context::new(self.clone(), pe.clone(), core));
        let stack = STACKS.with_borrow_mut(Vec::pop).unwrap_or_else(|| self.new_stack());
        let coroutine = Coroutine::with_stack(stack, move |yielder: &Yielder<(), Pause>, ()| {
            let context =
                Context::current().expect("the scheduler sets the context before it resumes a task");
            context.yielder.set(yielder);
            body()
        });
        context.trap_handler.set(Some(coroutine.trap_handler()));
        let id = self.keep(Task { coroutine, context });
        self.ready.borrow_mut().push_back(id);
    }

    /// A stack with its guard page takes two memory maps, and Linux limits their number.
    fn new_stack(&self) -> DefaultStack {
        DefaultStack::new(STACK_BYTES).unwrap_or_else(|error| {
            let tasks = self.tasks.borrow().len();
            panic!(
                "no room for one more stack beside {tasks} host programs and cores ({error}): raise the limit with `sysctl vm.max_map_count=1000000`"
            )
        })
    }

    fn keep(&self, task: Task) -> TaskId {
        let mut tasks = self.tasks.borrow_mut();
        match self.free.borrow_mut().pop() {
            Some(id) => {
                tasks[id] = Some(task);
                id
            }
            None => {
                tasks.push(Some(task));
                tasks.len() - 1
            }
        }
    }

    /// Forgets a task that has ended, or must not go on.
    pub(super) fn drop_task(&self, id: TaskId, mut task: Task) {
        if !task.coroutine.done() {
            // SAFETY: the stack may hold frames of C++, which must not be unwound. What they own is given up: a trapped core's
            // Rust frames hold plain values and counted references to its launch.
            unsafe { task.coroutine.force_reset() };
        }
        STACKS.with_borrow_mut(|stacks| stacks.push(task.coroutine.into_stack()));
        self.free.borrow_mut().push(id);
    }
}
