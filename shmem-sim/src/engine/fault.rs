//! Findings: what a kernel did wrong, with its place.
//!
//! The core that did it does not go on, its launch fails, and its host learns of it when it synchronises the stream. The rest of the
//! program goes on.

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
        let kernel = core.launch.spec.kernel;
        let text = format!(
            "error[{class}]: {message}\n  --> {}\n   = {}",
            place.render(kernel),
            self.describe(core)
        );
        self.engine.report(text);
        self.trap()
    }

    /// `PE 3, kernel ring (native), block 0 (AIV 1)`
    pub(super) fn describe(&self, core: &CoreInfo) -> String {
        let kind = if core.is_aic { "AIC" } else { "AIV" };
        let spec = &core.launch.spec;
        format!("PE {}, kernel {} ({}), {kind} {}", self.pe.number(), spec.name, spec.body.life(), core.index)
    }
}
