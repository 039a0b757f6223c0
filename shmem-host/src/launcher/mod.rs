//! Starting one process per PE.
//!
//! A program that calls [`run`] starts itself: the first process makes one copy of itself per PE and looks after them; each copy runs
//! the given function. [`Launch`] does the same for any program; `cargo shmem run` uses it. PEs learn who they are by environment:
//!
//! | variable | meaning |
//! |---|---|
//! | `SHMEM_LAUNCH_PE`, `SHMEM_LAUNCH_PES` | the PE's number, and how many there are |
//! | `SHMEM_UID_SESSION_ID` | where they meet: a free port of this machine |
//! | `SHMEM_SIM_TOKEN` | new for each run, so that no other program joins it |
//!
//! The first PE that fails ends the others; nothing outlives the launcher, however it ends.

mod children;
mod output;
mod pe;

pub use pe::{DEFAULT_PES, Pe};

use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::fmt::Display;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::net::TcpListener;
use std::process::{Command, ExitCode};
use std::time::Duration;

use shmem_sim::world::MAX_PES;

/// Runs `main` as each of `pes` PEs, one process each. In the process that the user started it returns when all PEs have ended, with the
/// worst of their statuses.
///
/// ```no_run
/// use shmem_host::launcher;
///
/// fn main() -> std::process::ExitCode {
///     launcher::run(8, |pe| {
///         println!("{} of {}", pe.number(), pe.count());
///         Ok::<(), std::io::Error>(())
///     })
/// }
/// ```
pub fn run<E: Display>(pes: usize, main: impl FnOnce(Pe) -> Result<(), E>) -> ExitCode {
    match Pe::launched() {
        Ok(Some(pe)) => pe.run(main),
        Ok(None) => start_self(pes),
        Err(error) => complain(&error),
    }
}

fn start_self(pes: usize) -> ExitCode {
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return complain(&format!("this program does not know its own file: {error}")),
    };
    Launch::new(program).args(std::env::args_os().skip(1)).pes(pes).run()
}

fn complain(error: &str) -> ExitCode {
    eprintln!("error: {error}");
    ExitCode::from(2)
}

/// A program to start once for each PE.
#[derive(Clone, Debug)]
#[must_use = "nothing is started before `run`"]
pub struct Launch {
    program: OsString,
    arguments: Vec<OsString>,
    pes: usize,
    prefix: bool,
    timeout: Option<Duration>,
}

impl Launch {
    /// Starts `program` as [`DEFAULT_PES`] PEs.
    pub fn new(program: impl Into<OsString>) -> Launch {
        Launch {
            program: program.into(),
            arguments: Vec::new(),
            pes: DEFAULT_PES,
            prefix: false,
            timeout: None,
        }
    }

    /// Adds arguments for every PE.
    pub fn args(mut self, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Launch {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// How many PEs: 1 to 16,384.
    pub fn pes(mut self, pes: usize) -> Launch {
        self.pes = pes;
        self
    }

    /// Puts `[pe 3] ` before each line of output.
    pub fn prefix(mut self, prefix: bool) -> Launch {
        self.prefix = prefix;
        self
    }

    /// Ends the run when it lasts longer.
    pub fn timeout(mut self, timeout: Duration) -> Launch {
        self.timeout = Some(timeout);
        self
    }

    /// Starts the PEs and waits for them. The status is the worst of theirs: 128 and the signal's number for one that was killed, 124
    /// after a timeout, 130 or 143 when the launcher itself was interrupted, 2 when nothing could be started.
    pub fn run(self) -> ExitCode {
        match self.start() {
            Ok(code) => ExitCode::from(code),
            Err(error) => complain(&error),
        }
    }

    fn start(self) -> Result<u8, String> {
        if self.pes == 0 || self.pes > MAX_PES {
            return Err(format!("{} PEs cannot be started: a run has 1 to {MAX_PES}", self.pes));
        }
        let port = free_port().map_err(|error| format!("no port is free on this machine: {error}"))?;
        let token = token();
        let command = |pe: usize| {
            let mut command = Command::new(&self.program);
            command.args(&self.arguments);
            command.env("SHMEM_LAUNCH_PE", pe.to_string());
            command.env("SHMEM_LAUNCH_PES", self.pes.to_string());
            command.env("SHMEM_UID_SESSION_ID", format!("127.0.0.1:{port}"));
            command.env("SHMEM_SIM_TOKEN", &token);
            command
        };
        let program = self.program.to_string_lossy().into_owned();
        children::Children::start(&program, self.pes, self.prefix, command)?.watch(self.timeout)
    }
}

/// A port that is free now, below those that the kernel gives to outgoing connections (32768 and up on Linux): another run's connection
/// must not take it before PE 0 listens. Should a program do so all the same, PE 0 says so.
fn free_port() -> io::Result<u16> {
    const FIRST: u64 = 20_000;
    const PORTS: u64 = 12_000;
    const TRIES: u64 = 64;
    let start = random() % PORTS;
    let mut ports = (0..TRIES).map(|step| (FIRST + (start + step * 97) % PORTS) as u16);
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    match ports.find(free) {
        Some(port) => Ok(port),
        None => Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port()),
    }
}

/// 64 random bits, from the standard library's seeds for hash tables.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// 128 random bits.
fn token() -> String {
    format!("{:016x}{:016x}", random(), random())
}
