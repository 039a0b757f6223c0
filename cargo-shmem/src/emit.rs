//! `cargo shmem emit`: the C++ of kernels.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use shmem_kernel_codegen::{Soc, Source};

use crate::kernels::{Found, find};
use crate::{Where, render};

/// Print the C++ that kernels become
#[derive(Args)]
#[command(after_help = "Examples:\n  cargo shmem emit ring --soc a3\n  cargo shmem emit --out-dir cpp\n  \
                        cargo shmem emit ring --rust-lines")]
pub(crate) struct Emit {
    /// The kernel (default: all)
    kernel: Option<String>,

    /// For which SoC: a3 or ascend950 (default: both)
    #[arg(long, value_parser = soc)]
    soc: Option<Soc>,

    /// Write DIR/SOC/KERNEL.cpp instead of printing
    #[arg(long, value_name = "DIR")]
    out_dir: Option<PathBuf>,

    /// Put the Rust line that each line comes from in front of it
    #[arg(long)]
    rust_lines: bool,

    #[command(flatten)]
    place: Where,
}

/// The SoC that an argument names.
pub(crate) fn soc(name: &str) -> Result<Soc, String> {
    Soc::from_name(name).ok_or_else(|| "the SoCs are a3 and ascend950".to_string())
}

impl Emit {
    pub(crate) fn run(self) -> Result<ExitCode, String> {
        let found = self.wanted(find(&self.place)?)?;
        let socs = self.soc.map_or(Soc::ALL.to_vec(), |soc| vec![soc]);
        let mut code = ExitCode::SUCCESS;
        for found in &found {
            match found.kernel.translate(&socs) {
                Ok(translation) => {
                    translation.sources.iter().try_for_each(|source| self.show(found, source))?;
                }
                Err(errors) => {
                    render::errors(found, &errors);
                    code = ExitCode::FAILURE;
                }
            }
        }
        Ok(code)
    }

    fn wanted(&self, mut found: Vec<Found>) -> Result<Vec<Found>, String> {
        let Some(name) = &self.kernel else { return Ok(found) };
        let names: Vec<String> = found.iter().map(|found| found.kernel.name.clone()).collect();
        found.retain(|found| found.kernel.name == *name);
        match found.is_empty() {
            true => Err(format!("there is no kernel `{name}`: there are {}", names.join(", "))),
            false => Ok(found),
        }
    }

    fn show(&self, found: &Found, source: &Source) -> Result<(), String> {
        let text = if self.rust_lines { with_rust_lines(&found.path, source) } else { source.text.clone() };
        let Some(folder) = &self.out_dir else {
            print!("{text}");
            return Ok(());
        };
        let folder = folder.join(source.soc.name());
        let path = folder.join(&source.file_name);
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, text))
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        println!("{}", path.display());
        Ok(())
    }
}

/// Each line with the place that it comes from, where it has one.
fn with_rust_lines(path: &Path, source: &Source) -> String {
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let width = file.len() + 5;
    let origin = |number: u32| source.map.entries.iter().find(|entry| entry.0 == number);
    let line = |(number, text): (u32, &str)| {
        let place = origin(number).map(|(_, line, _)| format!("{file}:{line}")).unwrap_or_default();
        format!("{place:<width$} | {text}").trim_end().to_string() + "\n"
    };
    (1..).zip(source.text.lines()).map(line).collect()
}
