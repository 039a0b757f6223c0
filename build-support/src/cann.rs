//! The CANN toolchain: where bisheng is, and its command lines.
//!
//! Every flag comes from the public build files of CANN SHMEM (2026-07-24) and AscendC (2026-07-30), but for three of ours that give
//! the language its meaning (`-fwrapv -fno-strict-aliasing -ffp-contract=off`). Not verified on hardware.

use std::path::{Path, PathBuf};
use std::process::Command;

use shmem_kernel_codegen::Soc;

use crate::compile::{self, Job};
use crate::diagnostic::Origin;
use crate::{Environment, Error};

/// From this build date on, bisheng has the new options.
const NEW_SINCE: &str = "2026-03-27";
/// Where the compiler is below the toolkit.
const FOLDERS: [&str; 4] =
    ["bin", "ccec_compiler/bin", "compiler/ccec_compiler/bin", "tools/ccec_compiler/bin"];

/// For every compiler.
const COMMON: [&str; 11] = [
    "-O2",
    "-std=c++17",
    "-fPIC",
    "-D_FORTIFY_SOURCE=2",
    "-DL2_CACHE_HINT",
    "-DTILING_KEY_VAR",
    "-fstack-protector-strong",
    "-Werror",
    "-Wno-unused-value",
    "-Wno-macro-redefined",
    "-Wno-ignored-attributes",
];
/// What the kernel language means.
const MEANING: [&str; 3] = ["-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off"];
/// For compilers before [`NEW_SINCE`], each behind `-mllvm`.
const OLD_LLVM: [&str; 5] = [
    "-cce-aicore-stack-size=0x8000",
    "-cce-aicore-function-stack-size=0x8000",
    "-cce-aicore-record-overflow=true",
    "-cce-aicore-addr-transform",
    "-cce-aicore-dcci-insert-for-scalar=false",
];
/// Below the toolkit.
const INCLUDE: [&str; 9] = [
    "include",
    "include/aclnn",
    "include/experiment/runtime",
    "include/experiment/msprof",
    "compiler/tikcpp",
    "compiler/tikcpp/tikcfw",
    "compiler/tikcpp/tikcfw/impl",
    "compiler/tikcpp/tikcfw/interface",
    "pkg_inc",
];
/// Below the toolkit's `<arch>-linux`.
const ARCH_INCLUDE: [&str; 9] = [
    "include",
    "include/hcomm",
    "pkg_inc",
    "pkg_inc/profiling",
    "pkg_inc/runtime",
    "tikcpp",
    "tikcpp/tikcfw",
    "tikcpp/tikcfw/impl",
    "tikcpp/tikcfw/interface",
];
/// Below CANN SHMEM.
const SHMEM_INCLUDE: [&str; 4] = ["include", "src/device", "src/device_simt", "src"];
const LIBRARIES: [&str; 12] = [
    "runtime",
    "stdc++",
    "ascendcl",
    "m",
    "tiling_api",
    "platform",
    "c_sec",
    "dl",
    "nnopbase",
    "pthread",
    "shmem",
    "shmem_utils",
];
/// With a new compiler and another final linker.
const NEW_LIBRARIES: [&str; 6] =
    ["ascendc_runtime", "mmpa", "ascend_dump", "error_manager", "unified_dlog", "profapi"];

/// A CANN toolkit with bisheng.
#[derive(Clone, Debug)]
pub struct Cann {
    home: PathBuf,
    bisheng: PathBuf,
    /// The build date that `bisheng -v` names.
    date: Option<String>,
}

impl Cann {
    /// The toolkit at `ASCEND_HOME_PATH`. Errors: what was looked for, and where.
    pub(crate) fn find(environment: &Environment) -> Result<Cann, Vec<String>> {
        let Some(home) = &environment.ascend_home else {
            return Err(vec!["ASCEND_HOME_PATH is not set".to_string()]);
        };
        let places = |name: &str| FOLDERS.map(|folder| home.join(folder).join(name));
        if let Some(bisheng) = places("bisheng").into_iter().find(|path| path.is_file()) {
            let date = build_date(&bisheng);
            return Ok(Cann { home: home.clone(), bisheng, date });
        }
        let mut looked: Vec<String> =
            places("bisheng").iter().map(|path| format!("no {}", path.display())).collect();
        if let Some(ccec) = places("ccec").into_iter().find(|path| path.is_file()) {
            looked.push(format!("{} makes device code only and cannot build launchers", ccec.display()));
        }
        Err(looked)
    }

    pub(crate) fn describe(&self) -> String {
        let date = self.date.as_deref().unwrap_or("unknown build date");
        format!("{} ({date})", self.bisheng.display())
    }

    fn is_new(&self) -> bool {
        self.date.as_deref().is_some_and(|date| date >= NEW_SINCE)
    }

    /// CANN SHMEM's folder.
    fn shmem(&self, environment: &Environment) -> Result<PathBuf, Error> {
        let looked = match &environment.shmem_home {
            Some(home) => vec![home.clone()],
            None => vec![self.home.join("shmem"), self.home.parent().unwrap_or(Path::new("/")).join("shmem")],
        };
        let found = looked.iter().find(|folder| folder.join("include/shmem.h").is_file());
        found.cloned().ok_or(Error::NoShmem { looked })
    }

    /// The arguments that compile for one SoC, up to input and output.
    fn flags(&self, environment: &Environment, soc: Soc, shmem: &Path) -> Vec<String> {
        let mut flags: Vec<String> = match self.is_new() {
            true => {
                let own = ["-xasc", "-Xhost-start", "-ftrapv", "-Xhost-end", soc.arch_flag(true)];
                let mut flags = own.map(String::from).to_vec();
                flags.push("--cce-auto-infer-kernel-type=false".to_string());
                if soc.needs_ffts() {
                    flags.push("--cce-auto-set-ffts=false".to_string());
                }
                flags
            }
            false => {
                let own = ["-xcce", "-Xhost-start", "-ftrapv", "-Xhost-end", soc.arch_flag(false)];
                let llvm = OLD_LLVM.iter().flat_map(|option| ["-mllvm".to_string(), option.to_string()]);
                own.map(String::from).into_iter().chain(llvm).collect()
            }
        };
        if soc.needs_ffts() {
            flags.push("-DFFTS_CONFIG=1".to_string());
        }
        flags.extend(COMMON.iter().chain(&MEANING).map(ToString::to_string));
        let arch =
            self.home.join(format!("{}-linux", environment.target.split('-').next().unwrap_or("x86_64")));
        let toolkit = INCLUDE.iter().map(|folder| self.home.join(folder));
        let per_arch = ARCH_INCLUDE.iter().map(|folder| arch.join(folder));
        let library = SHMEM_INCLUDE.iter().map(|folder| shmem.join(folder));
        flags.extend(toolkit.chain(per_arch).chain(library).map(|folder| format!("-I{}", folder.display())));
        flags
    }

    /// Compiles the texts of each SoC into one shared library, and gives back what cargo must be told.
    pub(crate) fn compile(
        &self,
        environment: &Environment,
        texts: Vec<(Soc, Origin)>,
    ) -> Result<Vec<String>, Error> {
        let shmem = self.shmem(environment)?;
        let mut lines = Vec::new();
        for soc in &environment.socs {
            let origins: Vec<Origin> =
                texts.iter().filter(|(of, _)| of == soc).map(|(_, origin)| origin.clone()).collect();
            if !origins.is_empty() {
                lines.extend(self.library(environment, *soc, origins, &shmem)?);
            }
        }
        Ok(lines)
    }

    /// Whatever holds kernels is linked by bisheng, into a shared library that any linker takes.
    fn library(
        &self,
        environment: &Environment,
        soc: Soc,
        origins: Vec<Origin>,
        shmem: &Path,
    ) -> Result<Vec<String>, Error> {
        let flags = self.flags(environment, soc, shmem);
        let job = |origin: &Origin| {
            let object = origin.cpp.with_extension("o");
            let mut command = Command::new(&self.bisheng);
            command.args(&flags).arg("-c").arg(&origin.cpp).arg("-o").arg(&object);
            Job { origin: origin.clone(), object, command, fingerprint: self.describe() }
        };
        let jobs: Vec<Job> = origins.iter().map(job).collect();
        let objects: Vec<PathBuf> = jobs.iter().map(|job| job.object.clone()).collect();
        compile::run_all(jobs)?;
        let name = format!("{}_{soc}", environment.library());
        let folder = environment.target_dir().join("shmem").join(&environment.package).join(soc.name());
        let library = folder.join(format!("lib{name}.so"));
        let mut link = Command::new(&self.bisheng);
        link.args(["-shared", "-fPIC", "--cce-fatobj-link"]);
        if !self.is_new() {
            link.arg(soc.arch_flag(false));
        }
        link.args(&objects).arg("-o").arg(&library);
        link.arg(format!("-L{}", self.home.join("lib64").display()));
        link.arg(format!("-L{}", shmem.join("lib").display()));
        link.args(self.libraries(soc).iter().map(|library| format!("-l{library}")));
        compile::run(&mut link, &format!("linking the kernels for {soc}"), &library, &origins)?;
        Ok(vec![
            format!("cargo::rustc-link-search=native={}", folder.display()),
            format!("cargo::rustc-link-arg=-Wl,-rpath,{}", folder.display()),
        ])
    }

    fn libraries(&self, soc: Soc) -> Vec<&'static str> {
        let mut libraries = LIBRARIES.to_vec();
        if soc == Soc::Ascend950 {
            libraries.push("hcomm");
        }
        if self.is_new() {
            libraries.extend(NEW_LIBRARIES);
        }
        libraries
    }

    /// What the host crate links.
    pub(crate) fn link_host_libraries(&self, environment: &Environment) -> Vec<String> {
        let mut folders = vec![self.home.join("lib64")];
        folders.extend(self.shmem(environment).ok().map(|shmem| shmem.join("lib")));
        let search =
            folders.iter().map(|folder| format!("cargo::rustc-link-search=native={}", folder.display()));
        let libraries = ["shmem", "ascendcl"].map(|library| format!("cargo::rustc-link-lib=dylib={library}"));
        search.chain(libraries).collect()
    }
}

/// The first date in what `bisheng -v` prints.
fn build_date(bisheng: &Path) -> Option<String> {
    let output = Command::new(bisheng).arg("-v").output().ok()?;
    let text =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    first_date(&text)
}

fn first_date(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let is_date = |window: &[u8]| {
        window.iter().enumerate().all(|(at, byte)| match at {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        })
    };
    bytes
        .windows(10)
        .find(|window| is_date(window))
        .map(|window| String::from_utf8_lossy(window).into_owned())
}

#[cfg(test)]
mod tests {
    use super::first_date;

    #[test]
    fn the_first_date_is_found() {
        assert_eq!(first_date("bisheng 1.2 (2026-03-27T10:00) 2027-01-01"), Some("2026-03-27".to_string()));
        assert_eq!(first_date("bisheng version 12345-1"), None);
    }
}
