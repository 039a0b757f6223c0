//! The host C++ compiler, with the simulator's headers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use shmem_kernel_codegen::{LineMap, Soc};

use crate::compile::{self, Job};
use crate::diagnostic::{CppMessage, Origin, messages};
use crate::{Environment, Error};

/// What gives the generated text its meaning, and what keeps its objects free of a C++ runtime.
const FLAGS: [&str; 9] = [
    "-std=c++17",
    "-O2",
    "-fPIC",
    "-fwrapv",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-fno-exceptions",
    "-fno-rtti",
    // The kernel kind is bisheng's own attribute.
    "-Wno-attributes",
];

/// A host C++ compiler that works.
#[derive(Clone, Debug)]
pub struct Host {
    tool: cc::Tool,
    version: String,
}

impl Host {
    /// The compiler that `CXX` names, or the usual one. Errors: why there is none.
    pub(crate) fn find(environment: &Environment) -> Result<Host, String> {
        let tool = cc_build(environment).try_get_compiler().map_err(|error| error.to_string())?;
        let path = tool.path().display().to_string();
        match tool.to_command().arg("--version").output() {
            Ok(output) if output.status.success() => {
                let text = String::from_utf8_lossy(&output.stdout).into_owned();
                Ok(Host { tool, version: text.lines().next().unwrap_or(&path).to_string() })
            }
            Ok(output) => Err(format!("the C++ compiler `{path}` does not run: {}", output.status)),
            Err(error) => Err(format!("the C++ compiler `{path}` does not run: {error}")),
        }
    }

    pub(crate) fn describe(&self) -> &str {
        &self.version
    }

    /// A command that compiles for one SoC, up to input and output.
    fn command(&self, soc: Soc, include: &Path) -> Command {
        let mut command = self.tool.to_command();
        command.args(FLAGS).arg("-DSHMEM_SIMULATOR");
        command.arg(format!("-D__NPU_ARCH__={}", soc.npu_arch()));
        command.arg(format!("-D__CCE_AICORE__={}", soc.cce_aicore()));
        command.arg("-isystem").arg(include);
        command
    }

    /// Compiles texts into a static library and gives back what cargo must be told.
    pub(crate) fn compile(
        &self,
        environment: &Environment,
        texts: Vec<(Soc, Origin)>,
        flags: &[String],
    ) -> Result<Vec<String>, Error> {
        let include = environment.include.as_deref().ok_or(Error::NoInclude)?;
        let fingerprint = format!("{}\n{}", self.version, headers(include));
        let job = |(soc, origin): (Soc, Origin)| {
            let object = origin.cpp.with_extension("o");
            let mut command = self.command(soc, include);
            command.args(flags).arg("-c").arg(&origin.cpp).arg("-o").arg(&object);
            Job { origin, object, command, fingerprint: fingerprint.clone() }
        };
        let jobs: Vec<Job> = texts.into_iter().map(job).collect();
        let objects: Vec<PathBuf> = jobs.iter().map(|job| job.object.clone()).collect();
        compile::run_all(jobs)?;
        let name = environment.library();
        let log = environment.out_dir.join(format!("{name}.log"));
        let mut archive = cc_build(environment);
        archive.objects(&objects).out_dir(&environment.out_dir).try_compile(&name).map_err(|error| {
            Error::Tool { what: "archiving the kernels".to_string(), messages: error.to_string(), log }
        })?;
        Ok(vec![format!("cargo::rustc-link-search=native={}", environment.out_dir.display())])
    }
}

fn cc_build(environment: &Environment) -> cc::Build {
    let mut build = cc::Build::new();
    build.cpp(true).cpp_link_stdlib(None).cargo_metadata(false).warnings(false).opt_level(2).debug(false);
    if !environment.target.is_empty() {
        build.target(&environment.target).host(&environment.host);
    }
    build
}

/// The bytes of the headers, so that a change of one compiles anew.
fn headers(include: &Path) -> String {
    let mut found: Vec<PathBuf> = files(include);
    found.sort();
    found.iter().map(|path| fs::read_to_string(path).unwrap_or_default()).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Checks one text with the host compiler, making no object. Gives back its messages.
///
/// Errors: there is no compiler, or it cannot be run.
pub fn syntax_check(
    text: &str,
    map: &LineMap,
    rust: &Path,
    soc: Soc,
    include: &Path,
) -> Result<Vec<CppMessage>, String> {
    let environment = Environment { target: target(), host: target(), ..Environment::default() };
    let host = Host::find(&environment)?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let cpp = folder.path().join("kernel.cpp");
    fs::write(&cpp, text).map_err(|error| error.to_string())?;
    let mut command = host.command(soc, include);
    command.args(["-fsyntax-only", "-Wall", "-Wextra"]).arg(&cpp);
    let output = command.output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let found = messages(&said, &[Origin { cpp, rust: rust.to_path_buf(), map: map.clone() }]);
    if !output.status.success() && found.is_empty() {
        return Err(said);
    }
    Ok(found)
}

/// The target of this program, for the `cc` crate outside a build script.
fn target() -> String {
    format!("{}-unknown-linux-gnu", std::env::consts::ARCH)
}
