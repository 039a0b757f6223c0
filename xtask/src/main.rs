//! The project's own chores: `cargo xtask api [--check]`.

mod api;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Writes the simulator's Rust functions and C++ header from the translator's table
    Api {
        /// Writes nothing; fails when a file is stale
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    match Cli::parse().chore {
        Chore::Api { check } => report(api::run(&root(), check)),
    }
}

fn report(result: Result<String, String>) -> ExitCode {
    match result {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("error: {line}");
            ExitCode::FAILURE
        }
    }
}

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository").to_path_buf()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_vocabulary_is_that_of_the_table() {
        super::api::run(&super::root(), true).expect("`cargo xtask api` writes what is stale");
    }
}
