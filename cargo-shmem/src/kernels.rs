//! Which kernels does this workspace have?

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{MetadataCommand, Package};
use shmem_build_support::{KernelItem, kernels_in_file};

use crate::Where;

/// A kernel with the file that it is in.
pub(crate) struct Found {
    pub(crate) kernel: KernelItem,
    /// The file, as a path from this folder where that is shorter.
    pub(crate) path: PathBuf,
    /// The file's text.
    pub(crate) text: String,
}

/// The kernels, in the order of packages, files and lines. Errors: no such package, no kernels, a file that cannot be read.
pub(crate) fn find(place: &Where) -> Result<Vec<Found>, String> {
    let packages = packages(place)?;
    let mut found = Vec::new();
    for package in &packages {
        let root =
            package.manifest_path.parent().map(|root| root.as_std_path().to_path_buf()).unwrap_or_default();
        for folder in ["src", "tests", "examples", "benches"] {
            for path in rust_files(&root.join(folder)) {
                found.extend(in_file(&path)?);
            }
        }
    }
    if found.is_empty() {
        let names: Vec<&str> = packages.iter().map(|package| package.name.as_str()).collect();
        let looked =
            if names.is_empty() { "no package depends on shmem-host".to_string() } else { names.join(", ") };
        return Err(format!("there are no kernels here ({looked}): put #[shmem_kernel] on a function"));
    }
    Ok(found)
}

fn packages(place: &Where) -> Result<Vec<Package>, String> {
    let mut command = MetadataCommand::new();
    command.no_deps();
    if let Some(path) = &place.manifest_path {
        command.manifest_path(path);
    }
    let metadata = command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            stderr.trim_start_matches("error: ").trim().to_string()
        }
        other => other.to_string(),
    })?;
    let mut packages: Vec<Package> = metadata.workspace_packages().into_iter().cloned().collect();
    match &place.package {
        Some(name) => {
            packages.retain(|package| package.name.as_str() == name);
            if packages.is_empty() {
                return Err(format!("this workspace has no package `{name}`"));
            }
        }
        None => packages.retain(uses_shmem_host),
    }
    Ok(packages)
}

fn uses_shmem_host(package: &Package) -> bool {
    let depends = package.dependencies.iter().any(|dependency| dependency.name == "shmem-host");
    depends && package.name.as_str() != "cargo-shmem"
}

fn in_file(path: &Path) -> Result<Vec<Found>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    // What is no Rust is rustc's to report; test inputs of macros are such files.
    let kernels = kernels_in_file(&text).unwrap_or_default();
    let short =
        std::env::current_dir().ok().and_then(|here| path.strip_prefix(here).ok().map(Path::to_path_buf));
    let path = short.unwrap_or_else(|| path.to_path_buf());
    Ok(kernels.into_iter().map(|kernel| Found { kernel, path: path.clone(), text: text.clone() }).collect())
}

/// The Rust files below a folder, sorted. Folders named `ui` and `fail` hold inputs that are wrong on purpose.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let below = |path: PathBuf| match path.is_dir() {
        true if path.ends_with("ui") || path.ends_with("fail") => Vec::new(),
        true => rust_files(&path),
        false if path.extension().is_some_and(|ending| ending == "rs") => vec![path],
        false => Vec::new(),
    };
    paths.into_iter().flat_map(below).collect()
}
