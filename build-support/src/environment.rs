//! What the build script is told: every environment variable is read here, and nowhere else.

use std::env;
use std::path::PathBuf;

use shmem_kernel_codegen::Soc;

/// The environment of a build script.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// `SHMEM_TOOLCHAIN`
    pub toolchain: Option<String>,
    /// `ASCEND_HOME_PATH`
    pub ascend_home: Option<PathBuf>,
    /// `SHMEM_HOME_PATH`
    pub shmem_home: Option<PathBuf>,
    /// The SoCs that the package's features name.
    pub socs: Vec<Soc>,
    /// `OUT_DIR`
    pub out_dir: PathBuf,
    /// `CARGO_MANIFEST_DIR`: relative files start there.
    pub manifest_dir: PathBuf,
    /// `CARGO_PKG_NAME`
    pub package: String,
    /// `TARGET`
    pub target: String,
    /// `HOST`
    pub host: String,
    /// `DEP_SHMEM_HOST_INCLUDE`: the simulator's headers, told by shmem-host's build script.
    pub include: Option<PathBuf>,
}

/// The variables that change what is built, for `rerun-if-env-changed`.
pub(crate) const WATCHED: [&str; 7] = [
    "SHMEM_TOOLCHAIN",
    "ASCEND_HOME_PATH",
    "SHMEM_HOME_PATH",
    "DEP_SHMEM_HOST_INCLUDE",
    "CXX",
    "CXXFLAGS",
    "AR",
];

impl Environment {
    /// The environment of this process.
    pub fn from_process() -> Environment {
        let text = |name: &str| env::var(name).ok();
        let path = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let feature =
            |soc: &Soc| env::var_os(format!("CARGO_FEATURE_{}", soc.name().to_uppercase())).is_some();
        Environment {
            toolchain: text("SHMEM_TOOLCHAIN").filter(|value| !value.is_empty()),
            ascend_home: path("ASCEND_HOME_PATH"),
            shmem_home: path("SHMEM_HOME_PATH"),
            socs: Soc::ALL.into_iter().filter(feature).collect(),
            out_dir: path("OUT_DIR").unwrap_or_default(),
            manifest_dir: path("CARGO_MANIFEST_DIR").unwrap_or_default(),
            package: text("CARGO_PKG_NAME").unwrap_or_default(),
            target: text("TARGET").unwrap_or_default(),
            host: text("HOST").unwrap_or_default(),
            include: path("DEP_SHMEM_HOST_INCLUDE"),
        }
    }

    /// The name of the library with the package's kernels; with CANN each SoC has one, with its name behind.
    pub(crate) fn library(&self) -> String {
        format!("shmem_{}", self.package.replace('-', "_"))
    }

    /// The folder that cargo builds into: above `<profile>/build/<package>/out`, and above the target's own folder with `--target`.
    pub(crate) fn target_dir(&self) -> PathBuf {
        let build =
            self.out_dir.ancestors().find(|folder| folder.file_name().is_some_and(|name| name == "build"));
        let Some(above) = build.and_then(|build| build.parent()?.parent()) else {
            return self.out_dir.clone();
        };
        let is_triple =
            !self.target.is_empty() && above.file_name().is_some_and(|name| *name == *self.target);
        match above.parent() {
            Some(parent) if is_triple => parent.to_path_buf(),
            _ => above.to_path_buf(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target_dir(out_dir: &str) -> PathBuf {
        let target = "x86_64-unknown-linux-gnu".to_string();
        Environment { out_dir: out_dir.into(), target, ..Environment::default() }.target_dir()
    }

    #[test]
    fn the_target_folder_is_found_from_out_dir() {
        assert_eq!(target_dir("/p/target/debug/build/kernels-1/out"), PathBuf::from("/p/target"));
        let cross = "/p/target/x86_64-unknown-linux-gnu/release/build/kernels-1/out";
        assert_eq!(target_dir(cross), PathBuf::from("/p/target"));
        assert_eq!(target_dir("/tmp/alone"), PathBuf::from("/tmp/alone"));
    }
}
