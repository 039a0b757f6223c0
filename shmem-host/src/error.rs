//! What can go wrong, with the call, what matters of its arguments, and a hint.

use std::ffi::CStr;
use std::fmt;

use crate::sys::acl;

/// An error of the host API.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A C call failed.
    #[error("{call} failed with {status}{}{}", line(": ", .detail), line("\nhint: ", .hint))]
    Call {
        /// The C function, with the arguments that matter.
        call: String,
        /// What it returned.
        status: Status,
        /// What the library says of it (`aclGetRecentErrMsg`); empty when it says nothing.
        detail: String,
        /// The simulator's findings and deadlock reports, which it has shown on standard error; empty when there are none.
        report: String,
        /// What usually helps; empty when nothing is known.
        hint: String,
    },
    /// A value was refused before any C call.
    #[error("{what} is {value}: {limit}")]
    Value {
        /// Which value.
        what: &'static str,
        /// What it was.
        value: String,
        /// What it may be.
        limit: String,
    },
    /// Two lengths that must be equal are not. Lengths count elements.
    #[error("{what}: the buffer has {buffer} elements, the slice {slice}")]
    Length {
        /// Which copy.
        what: &'static str,
        /// Elements of the buffer.
        buffer: usize,
        /// Elements of the slice.
        slice: usize,
    },
    /// A kernel cannot be launched as asked.
    #[error("kernel {kernel}: {why}")]
    Launch {
        /// The kernel's name.
        kernel: &'static str,
        /// Why not, and what to do.
        why: String,
    },
}

impl Error {
    /// The simulator's findings and deadlock reports that led to this error; empty when there are none.
    pub fn report(&self) -> &str {
        match self {
            Error::Call { report, .. } => report,
            _ => "",
        }
    }
}

/// A status of one of the C interfaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A code of `aclshmem_error_code_t`.
    Shmem(i32),
    /// A code of AscendCL.
    Acl(i32),
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, name) = match *self {
            Status::Shmem(code) => (code, shmem_name(code)),
            Status::Acl(code) => (code, acl_name(code)),
        };
        write!(f, "{code} ({name})")
    }
}

fn shmem_name(code: i32) -> &'static str {
    match code {
        -1 => "INVALID_PARAM",
        -2 => "INVALID_VALUE",
        -3 => "SMEM_ERROR",
        -4 => "INNER_ERROR",
        -5 => "NOT_INITED",
        -6 => "BOOTSTRAP_ERROR",
        -7 => "TIMEOUT",
        -8 => "MALLOC_FAILED",
        -9 => "DL_FUNC_FAILED",
        -10 => "INNER_TIMEOUT",
        -11 => "UNDER_API_UNLOAD",
        -100 => "NOT_SUPPORTED",
        _ => "unknown",
    }
}

fn acl_name(code: i32) -> &'static str {
    match code {
        100_000 => "invalid parameter",
        100_001 => "not initialised",
        100_002 => "initialised twice",
        107_000 => "invalid parameter",
        107_001 => "invalid device",
        107_003 => "stream of another device",
        207_001 => "no memory",
        507_000 => "internal error",
        507_015 | 507_035 => "a kernel failed",
        507_046 => "time is over",
        _ => "ACL error",
    }
}

fn line(prefix: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{prefix}{text}") }
}

/// `Ok` for status 0 of an AscendCL function.
pub(crate) fn acl(call: &str, status: i32) -> Result<(), Error> {
    if status == 0 { Ok(()) } else { Err(failed(call.to_string(), Status::Acl(status))) }
}

/// `Ok` for status 0 of a SHMEM function.
pub(crate) fn shmem(call: String, status: i32) -> Result<(), Error> {
    if status == 0 { Ok(()) } else { Err(failed(call, Status::Shmem(status))) }
}

/// The error of a call that failed.
pub(crate) fn failed(call: String, status: Status) -> Error {
    let (detail, report) = (recent_message(), shmem_sim::launch::last_report().unwrap_or_default());
    let hint = hint(status).to_string();
    Error::Call { call, status, detail, report, hint }
}

/// What the library says of the last failure of this thread.
pub(crate) fn recent_message() -> String {
    // SAFETY: the function gives null or a C string that lives until the next call of the library.
    unsafe {
        let text = acl::aclGetRecentErrMsg();
        if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
    }
}

fn hint(status: Status) -> &'static str {
    match status {
        Status::Shmem(-3) => {
            "all PEs need the same heap size; on A3 a HOST_SIDE heap needs free memory in the windows that the device can reach"
        }
        Status::Shmem(-6) => {
            "is every PE started, with the same address and PE count, and is the port free? `cargo shmem run -n N -- prog` sees to it"
        }
        Status::Shmem(-7) => "a PE did not come in time: is one stuck, or gone?",
        Status::Shmem(-9 | -11) => "driver, firmware, toolkit and ops versions may not fit together",
        Status::Acl(100_002) => "aclInit may be called once per process: keep one `Acl`",
        Status::Acl(507_046) => {
            "a kernel may wait for a PE that does not come: run it on the simulator, which says who waits where"
        }
        _ => "",
    }
}
