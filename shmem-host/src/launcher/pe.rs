//! Which PE is this process?

use std::env;
use std::fmt::Display;
use std::process::ExitCode;

use shmem_sim::world::MAX_PES;

/// How many PEs a program is started as when nothing else is said.
pub const DEFAULT_PES: usize = 8;

/// A PE's place in the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pe {
    number: i32,
    count: i32,
    address: String,
}

impl Pe {
    /// PE `number` of `count`, meeting at `address` (`tcp://ip:port`); for programs that are started by hand.
    ///
    /// Errors: a number out of range, with the limits.
    ///
    /// ```
    /// use shmem_host::launcher::Pe;
    /// let pe = Pe::new(1, 2, "tcp://127.0.0.1:8998").unwrap();
    /// assert_eq!(pe.number(), 1);
    /// assert!(Pe::new(2, 2, "tcp://127.0.0.1:8998").is_err());
    /// ```
    pub fn new(number: usize, count: usize, address: &str) -> Result<Pe, String> {
        if count == 0 || count > MAX_PES {
            return Err(format!("{count} PEs: a run has 1 to {MAX_PES}"));
        }
        if number >= count {
            return Err(format!("PE {number}: with {count} PEs the numbers are 0 to {}", count - 1));
        }
        Ok(Pe { number: number as i32, count: count as i32, address: address.to_string() })
    }

    /// What the launcher said; `None` in a process that it did not start.
    pub(super) fn launched() -> Result<Option<Pe>, String> {
        let read = |name: &str| match env::var(name) {
            Ok(text) => match text.parse::<usize>() {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(format!("{name}={text} is no number")),
            },
            Err(_) => Ok(None),
        };
        match (read("SHMEM_LAUNCH_PE")?, read("SHMEM_LAUNCH_PES")?) {
            (None, None) => Ok(None),
            (Some(number), Some(count)) => {
                let session =
                    env::var("SHMEM_UID_SESSION_ID").unwrap_or_else(|_| "127.0.0.1:8998".to_string());
                Pe::new(number, count, &format!("tcp://{session}")).map(Some)
            }
            _ => Err("SHMEM_LAUNCH_PE and SHMEM_LAUNCH_PES belong together".to_string()),
        }
    }

    /// Its number, from 0.
    pub fn number(&self) -> i32 {
        self.number
    }

    /// How many PEs there are.
    pub fn count(&self) -> i32 {
        self.count
    }

    /// Where they meet: `tcp://ip:port`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Runs a PE's program in this process; an error is shown, and the status is 1.
    pub fn run<E: Display>(self, main: impl FnOnce(Pe) -> Result<(), E>) -> ExitCode {
        let number = self.number;
        match main(self) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("error: PE {number}: {error}");
                ExitCode::FAILURE
            }
        }
    }
}
