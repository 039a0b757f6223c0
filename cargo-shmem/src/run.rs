//! `cargo shmem run`: a program as one process per PE.

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use shmem_host::launcher::{DEFAULT_PES, Launch};

/// Run a program as one process per PE
///
/// The first PE that fails ends the others. The status is the worst of theirs.
#[derive(Args)]
#[command(after_help = "Examples:\n  cargo shmem run -n 4 -- target/debug/rma_d2h_demo\n  \
                        cargo shmem run --prefix --timeout 60 -- ./prog --size 1024")]
pub(crate) struct Run {
    /// How many PEs (1 to 16384)
    #[arg(short = 'n', long, default_value_t = DEFAULT_PES)]
    pes: usize,

    /// Put `[pe 3] ` before each line of output
    #[arg(long)]
    prefix: bool,

    /// End the run after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    timeout: Option<u64>,

    /// The program and its arguments
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl Run {
    pub(crate) fn run(self) -> ExitCode {
        let mut command = self.command.into_iter();
        let program = command.next().expect("clap requires a program");
        let mut launch = Launch::new(program).args(command).pes(self.pes).prefix(self.prefix);
        if let Some(seconds) = self.timeout {
            launch = launch.timeout(Duration::from_secs(seconds));
        }
        launch.run()
    }
}
