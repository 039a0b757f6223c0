//! Files of kernels, and the texts that are expected of them.
//!
//! An input is a file with one kernel. Its first comment says what it is about; `// options: ...` lines give the attribute's
//! options. Expected texts lie beside the inputs' folder; `BLESS=1` rewrites them.

#![allow(dead_code, reason = "each test file uses its part")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use shmem_kernel_codegen::{Errors, Soc, Translation, translate};

/// The folder of this crate's tests.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The files of a folder with an ending, sorted.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    let sorted: BTreeSet<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    sorted.into_iter().collect()
}

/// The file's name without its ending.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}

/// Translates the kernel of an input file for every SoC.
pub(crate) fn translate_file(path: &Path) -> Result<Translation, Errors> {
    translate_text(&fs::read_to_string(path).expect("an input can be read"))
}

/// Translates the first item of a text for every SoC.
pub(crate) fn translate_text(text: &str) -> Result<Translation, Errors> {
    let options: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("// options: ")).collect();
    let options = options.join(", ").parse().expect("options are tokens");
    let file =
        syn::parse_file(text).unwrap_or_else(|error| panic!("{error} at {:?}\n{text}", error.span().start()));
    translate(&file.items[0], options, &Soc::ALL)
}

/// Compares a text with its file, or writes it under `BLESS=1`. Gives back what is wrong.
pub(crate) fn compare(path: &Path, text: &str) -> Option<String> {
    let same = fs::read_to_string(path).is_ok_and(|found| found == text);
    // What is right already stays untouched: other tests read it meanwhile.
    if std::env::var_os("BLESS").is_some() && !same {
        fs::create_dir_all(path.parent().expect("an expected text has a folder"))
            .expect("the folder can be made");
        fs::write(path, text).expect("an expected text can be written");
        return None;
    }
    match fs::read_to_string(path) {
        Ok(expected) if expected == text => None,
        Ok(expected) => {
            Some(format!("{} differs:\n--- expected\n{expected}\n--- found\n{text}", path.display()))
        }
        Err(_) => Some(format!("{} is missing (BLESS=1 writes it):\n{text}", path.display())),
    }
}

/// Expected texts without an input.
pub(crate) fn orphans(folder: &Path, ending: &str, inputs: &[PathBuf]) -> Vec<String> {
    let known: BTreeSet<String> = inputs.iter().map(|path| stem(path)).collect();
    let orphans = files(folder, ending).into_iter().filter(|path| !known.contains(&stem(path)));
    orphans.map(|path| format!("{} has no input", path.display())).collect()
}

/// Fails with everything that is wrong.
pub(crate) fn settle(wrong: Vec<String>) {
    assert!(
        wrong.is_empty(),
        "{} wrong (BLESS=1 rewrites expected texts):\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
