//! Findings: what a kernel did wrong, with its place.
//!
//! The core that did it does not go on, its launch fails, and its host learns of it when it synchronises the stream. The rest of the
//! program goes on.

use std::any::Any;
use std::ffi::{CStr, c_char};
use std::fmt;
use std::panic::Location;

use super::{Context, CoreInfo};
use crate::launch::Kernel;

/// Where a device call stands.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// In Rust.
    Rust(&'static Location<'static>),
    /// In C++: the file that the compiler names, and the line.
    Cpp(*const c_char, u32),
}

impl Place {
    /// The caller of a native function.
    #[track_caller]
    pub(crate) fn caller() -> Place {
        Place::Rust(Location::caller())
    }

    /// `file:line:column` of the kernel's source: the Rust it was made from where that is known. A helper of the C++ comes from no line
    /// of the Rust; its place is the kernel's.
    pub(crate) fn render(self, kernel: Option<&Kernel>) -> String {
        let Place::Cpp(_, line) = self else { return self.to_string() };
        let cpp = self.to_string();
        let of_cpp = |kernel: &&Kernel| kernel.sources.iter().any(|source| cpp.contains(source.file));
        let Some(kernel) = kernel.filter(of_cpp) else { return cpp };
        let lines = kernel
            .sources
            .iter()
            .find(|source| cpp.contains(source.file))
            .map_or(&[][..], |source| source.lines);
        match lines.partition_point(|entry| entry.0 <= line).checked_sub(1) {
            Some(index) => format!("{}:{}:{}", kernel.file, lines[index].1, lines[index].2),
            None => {
                let (file, line) = (kernel.file, kernel.line);
                format!("{file}:{line}, in a helper of its C++ (SHMEM_SIM_KERNELS=native shows the line)")
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Rust(location) => write!(f, "{location}"),
            Place::Cpp(file, line) => {
                // SAFETY: the headers pass `__builtin_FILE()`, a C string that lives as long as the program.
                let file = unsafe { CStr::from_ptr(*file) };
                write!(f, "{}:{line}", file.to_string_lossy())
            }
        }
    }
}

impl Context {
    /// Reports a finding of the core that runs now, and ends it.
    pub(crate) fn finding(&self, class: &str, message: &str, place: Place) -> ! {
        let core = self.core.as_ref().expect("findings are made by cores");
        self.report_finding(class, message, &place.render(core.launch.spec.kernel), core);
        self.trap()
    }

    /// Reports how the core that has ended crashed, if it did.
    pub(super) fn report_crash(&self) {
        let (Some(crash), Some(core)) = (self.crash.take(), &self.core) else { return };
        let fills_stack =
            self.trap_handler.get().is_some_and(|handler| handler.stack_ptr_in_bounds(crash.address));
        let why = match crash.is_access() {
            true if fills_stack => ": its stack is full".to_string(),
            true => format!(": {}", self.what_is(crash.address, 1)),
            false => String::new(),
        };
        self.report_finding("crash", &format!("{crash}{why}"), &whole_kernel(core), core);
    }

    /// Reports that the core's Rust panicked, which kernels do only when something is wrong with the simulator.
    pub(super) fn report_panic(&self, payload: &(dyn Any + Send)) {
        let Some(core) = &self.core else { return };
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("of another type");
        self.report_finding("panic", text, &whole_kernel(core), core);
    }

    fn report_finding(&self, class: &str, message: &str, place: &str, core: &CoreInfo) {
        self.engine.report(format!("error[{class}]: {message}\n  --> {place}\n   = {}", self.who(core)));
    }

    /// `PE 3, kernel ring (native), AIV 1`
    pub(super) fn who<'a>(&'a self, core: &'a CoreInfo) -> impl fmt::Display + 'a {
        let kind = if core.is_aic { "AIC" } else { "AIV" };
        let spec = &core.launch.spec;
        let (pe, name, life, index) = (self.pe.number(), &spec.name, spec.body.life(), core.index);
        fmt::from_fn(move |f| write!(f, "PE {pe}, kernel {name} ({life}), {kind} {index}"))
    }
}

/// The place of a kernel when the line in it is not known.
fn whole_kernel(core: &CoreInfo) -> String {
    match core.launch.spec.kernel {
        Some(kernel) => format!("{}:{}", kernel.file, kernel.line),
        None => core.launch.spec.name.clone(),
    }
}
