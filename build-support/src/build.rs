//! [`Build`]: what a kernel crate's build script calls.

use std::path::{Path, PathBuf};

use shmem_kernel_codegen::Soc;

use crate::diagnostic::Origin;
use crate::kernel_file::{Kernel, translate_files};
use crate::{Environment, Error, Toolchain, environment, output};

/// Translates and compiles the kernels of a package.
///
/// ```no_run
/// shmem_build_support::Build::new().file("src/ring.rs").file("src/exchange.rs").compile();
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "nothing is built before `compile`"]
pub struct Build {
    files: Vec<PathBuf>,
    flags: Vec<String>,
}

impl Build {
    /// A build without files.
    pub fn new() -> Build {
        Build::default()
    }

    /// Adds a Rust file with kernels; a relative path starts at the package.
    pub fn file(mut self, path: impl AsRef<Path>) -> Build {
        self.files.push(path.as_ref().to_path_buf());
        self
    }

    /// Adds a flag for the host C++ compiler, such as `-fsanitize=undefined`.
    pub fn flag(mut self, flag: &str) -> Build {
        self.flags.push(flag.to_string());
        self
    }

    /// Does it, and tells cargo. On an error it says what was wrong, and cargo fails the build.
    pub fn compile(self) {
        match self.run(&Environment::from_process()) {
            Ok(lines) => lines.iter().for_each(|line| println!("{line}")),
            Err(error) => {
                self.watched().iter().for_each(|line| println!("{line}"));
                // cargo shows the lines and fails the build; a failing status would add the script's whole output.
                error.to_string().lines().for_each(|line| println!("cargo::error={line}"));
            }
        }
    }

    /// Does it in a given environment; gives back the lines for cargo.
    pub fn run(&self, environment: &Environment) -> Result<Vec<String>, Error> {
        if environment.socs.is_empty() {
            return Err(Error::NoSoc);
        }
        let kernels = translate_files(&environment.manifest_dir, &self.files, &environment.socs)?;
        let toolchain = Toolchain::choose(environment)?;
        let mut texts = Vec::new();
        for soc in &environment.socs {
            texts.extend(write_texts(environment, *soc, &kernels)?.into_iter().map(|origin| (*soc, origin)));
        }
        let mut lines = self.watched();
        if !texts.is_empty() {
            lines.push(format!("cargo::warning=shmem: {}", toolchain.describe(environment)));
            lines.extend(match &toolchain {
                Toolchain::Cann(cann) => cann.compile(environment, texts)?,
                Toolchain::Host(host) => host.compile(environment, texts, &self.flags)?,
                Toolchain::None(_) => Vec::new(),
            });
        }
        let socs: Vec<&str> = environment.socs.iter().map(|soc| soc.name()).collect();
        lines.push(format!("cargo::rustc-env=SHMEM_SOCS={}", socs.join(",")));
        lines.push(format!("cargo::rustc-env=SHMEM_OBJECTS={}", toolchain.objects()));
        // The macro links the library where a kernel is: cargo itself would link it to the package's library target only.
        lines.push(format!("cargo::rustc-env=SHMEM_LIBRARY={}", environment.library()));
        Ok(lines)
    }

    /// What runs the build script again.
    fn watched(&self) -> Vec<String> {
        let files = self.files.iter().map(|file| format!("cargo::rerun-if-changed={}", file.display()));
        let variables = environment::WATCHED.iter().map(|name| format!("cargo::rerun-if-env-changed={name}"));
        let include =
            std::env::var("DEP_SHMEM_HOST_INCLUDE").map(|path| format!("cargo::rerun-if-changed={path}"));
        ["cargo::rerun-if-changed=build.rs".to_string()]
            .into_iter()
            .chain(files)
            .chain(variables)
            .chain(include)
            .collect()
    }
}

/// Writes the texts for one SoC, and the copies that people read.
fn write_texts(environment: &Environment, soc: Soc, kernels: &[Kernel]) -> Result<Vec<Origin>, Error> {
    let folder = environment.out_dir.join("shmem").join(soc.name());
    let copies = environment.target_dir().join("shmem").join(&environment.package).join(soc.name());
    let (mut files, mut texts, mut origins) = (Vec::new(), Vec::new(), Vec::new());
    for kernel in kernels {
        for source in kernel.translation.sources.iter().filter(|source| source.soc == soc) {
            files.push((source.file_name.clone(), source.text.clone()));
            files.push((format!("{}.map", source.file_name), source.map.render()));
            texts.push((source.file_name.clone(), source.text.clone()));
            origins.push(Origin {
                cpp: folder.join(&source.file_name),
                rust: kernel.path.clone(),
                map: source.map.clone(),
            });
        }
    }
    output::fill(&folder, &files)?;
    output::fill(&copies, &texts)?;
    Ok(origins)
}
