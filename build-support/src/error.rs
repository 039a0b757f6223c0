//! What can stop a build, each with what to do.

use std::fmt;
use std::path::PathBuf;

/// A reason why kernels were not built. A mistake in a kernel is none: the macro reports it.
#[derive(Debug)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the message shows what each field is")]
pub enum Error {
    /// No feature names a SoC.
    NoSoc,
    /// A file given to `Build::file` cannot be read.
    File { path: PathBuf, why: String },
    /// Two kernels of the package have one name.
    Duplicate { name: String, first: String, second: String },
    /// `SHMEM_TOOLCHAIN` has another value than those it knows.
    ToolchainValue { value: String },
    /// `SHMEM_TOOLCHAIN=cann`, and there is no toolkit.
    NoToolkit { looked: Vec<String> },
    /// CANN SHMEM was not found.
    NoShmem { looked: Vec<PathBuf> },
    /// `SHMEM_TOOLCHAIN=host`, and there is no C++ compiler.
    NoCompiler { why: String },
    /// The package does not depend on shmem-host.
    NoInclude,
    /// A compiler or linker failed.
    Tool { what: String, messages: String, log: PathBuf },
    /// A compiler said that all is well and made nothing.
    Empty { object: PathBuf, log: PathBuf },
    /// A file or folder cannot be written.
    Write { path: PathBuf, why: String },
}

impl std::error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoSoc => write!(
                f,
                "no SoC is chosen: turn on the feature `a3` or `ascend950` of this package (a3 is the default)"
            ),
            Error::File { path, why } => {
                write!(f, "the kernel file {} cannot be read: {why}", path.display())
            }
            Error::Duplicate { name, first, second } => write!(
                f,
                "two kernels are called `{name}`: {first} and {second}; rename one, or give it a symbol with \
                 #[shmem_kernel(name = \"...\")]"
            ),
            Error::ToolchainValue { value } => {
                write!(f, "SHMEM_TOOLCHAIN={value}: the values are auto, cann and host")
            }
            Error::NoToolkit { looked } => write!(
                f,
                "SHMEM_TOOLCHAIN=cann, but there is no CANN toolkit: {}; install CANN and source its set_env.sh, or use \
                 SHMEM_TOOLCHAIN=host",
                looked.join("; ")
            ),
            Error::NoShmem { looked } => {
                let looked: Vec<String> = looked.iter().map(|path| path.display().to_string()).collect();
                write!(
                    f,
                    "CANN SHMEM was not found: looked for include/shmem.h in {}; set SHMEM_HOME_PATH to its folder",
                    looked.join(", ")
                )
            }
            Error::NoCompiler { why } => write!(
                f,
                "SHMEM_TOOLCHAIN=host, but there is no C++ compiler: {why}; install g++, or set CXX, or use \
                 SHMEM_TOOLCHAIN=auto to run kernels natively"
            ),
            Error::NoInclude => write!(
                f,
                "DEP_SHMEM_HOST_INCLUDE is not set: a kernel crate depends on shmem-host directly, in [dependencies]"
            ),
            Error::Tool { what, messages, log } => {
                write!(
                    f,
                    "{what} failed:\n{messages}\nthe command and all its output are in {}",
                    log.display()
                )
            }
            Error::Empty { object, log } => write!(
                f,
                "the compiler succeeded and made nothing: {} is empty; its command is in {}",
                object.display(),
                log.display()
            ),
            Error::Write { path, why } => write!(f, "{} cannot be written: {why}", path.display()),
        }
    }
}
