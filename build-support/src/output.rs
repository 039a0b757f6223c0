//! Where texts are written: only when their bytes changed, and whole or not at all.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::Error;

/// Writes a file unless it holds these bytes already.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Error> {
    if fs::read(path).is_ok_and(|found| found == text.as_bytes()) {
        return Ok(());
    }
    let folder = path.parent().expect("a written file has a folder");
    let written = fs::create_dir_all(folder).and_then(|()| {
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.persist(path)?;
        Ok(())
    });
    written.map_err(|error| Error::Write { path: path.to_path_buf(), why: error.to_string() })
}

/// Makes a folder hold exactly these files: name and text.
pub(crate) fn fill(folder: &Path, files: &[(String, String)]) -> Result<(), Error> {
    let wanted: BTreeSet<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    for stale in texts(folder).into_iter().filter(|path| !wanted.contains(&*name(path))) {
        fs::remove_file(&stale)
            .map_err(|error| Error::Write { path: stale.clone(), why: error.to_string() })?;
    }
    files.iter().try_for_each(|(name, text)| write(&folder.join(name), text))
}

fn texts(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.filter(|path| name(path).ends_with(".cpp") || name(path).ends_with(".cpp.map")).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
