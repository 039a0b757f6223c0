//! `cargo shmem`: the command line for kernel crates.
//!
//! `emit` prints the C++ of kernels, `check` translates them and lets the host compiler look at the result, `run` starts a program as one
//! process per PE. Kernels are found in the packages of the workspace that depend on shmem-host.

mod check;
mod emit;
mod kernels;
mod render;
mod run;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo", bin_name = "cargo")]
enum Cargo {
    /// Work with Ascend kernels written in Rust
    #[command(version)]
    Shmem(Shmem),
}

#[derive(Args)]
struct Shmem {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the C++ that kernels become
    Emit(emit::Emit),
    /// Translate every kernel and check its C++ with the host compiler
    Check(check::Check),
    /// Run a program as one process per PE
    Run(run::Run),
}

/// Where kernels are looked for.
#[derive(Args)]
struct Where {
    /// The package whose kernels are meant (default: every package of the workspace that depends on shmem-host)
    #[arg(short, long, value_name = "NAME")]
    package: Option<String>,

    /// The Cargo.toml of the package or workspace (default: that of this folder)
    #[arg(long, value_name = "FILE")]
    manifest_path: Option<PathBuf>,
}

fn main() -> ExitCode {
    let Cargo::Shmem(shmem) = Cargo::parse();
    let result = match shmem.command {
        Command::Emit(emit) => emit.run(),
        Command::Check(check) => check.run(),
        Command::Run(run) => Ok(run.run()),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}
