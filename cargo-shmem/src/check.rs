//! `cargo shmem check`: does every kernel translate, and does the host compiler take its C++?

use std::process::ExitCode;

use clap::Args;
use shmem_build_support::{CppMessage, syntax_check};
use shmem_kernel_codegen::{Soc, Translation};

use crate::kernels::{Found, find};
use crate::{Where, emit, render};

/// Translate every kernel and check its C++ with the host compiler
#[derive(Args)]
#[command(after_help = "Examples:\n  cargo shmem check\n  cargo shmem check -p kernels --soc ascend950")]
pub(crate) struct Check {
    /// For which SoC: a3 or ascend950 (default: both)
    #[arg(long, value_parser = emit::soc)]
    soc: Option<Soc>,

    #[command(flatten)]
    place: Where,
}

impl Check {
    pub(crate) fn run(self) -> Result<ExitCode, String> {
        let socs = self.soc.map_or(Soc::ALL.to_vec(), |soc| vec![soc]);
        let found = find(&self.place)?;
        let mut wrong = 0;
        for found in &found {
            let right = match found.kernel.translate(&socs) {
                Ok(translation) => compiles(found, &translation)?,
                Err(errors) => {
                    render::errors(found, &errors);
                    false
                }
            };
            wrong += usize::from(!right);
        }
        let plural = if found.len() == 1 { "" } else { "s" };
        println!("{} kernel{plural} checked, {wrong} with errors", found.len());
        Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Whether the host compiler takes every text of a kernel. Its messages are shown at the Rust line.
fn compiles(found: &Found, translation: &Translation) -> Result<bool, String> {
    let include = std::path::Path::new(shmem_sim::INCLUDE_DIR);
    let mut right = true;
    for source in &translation.sources {
        let messages = syntax_check(&source.text, &source.map, &found.path, source.soc, include)
            .map_err(|why| format!("the C++ cannot be checked: {why}"))?;
        messages.iter().for_each(show);
        right &= messages.iter().all(|message| message.severity == "warning");
    }
    Ok(right)
}

fn show(message: &CppMessage) {
    let place = match &message.rust {
        Some((file, line, column)) => format!("{}:{line}:{column}", file.display()),
        None => message.cpp.clone(),
    };
    eprintln!("{}: {}\n --> {place}\n", message.severity, message.text);
}
