//! The commands, as a user types them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn shmem(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-shmem"));
    command.arg("shmem").args(arguments).current_dir(folder);
    command.output().expect("it starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A package with one file, which depends on shmem-host.
fn package(source: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let host = workspace().join("shmem-host").display().to_string();
    let manifest = format!(
        "[package]\nname = \"mine\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
         [dependencies]\nshmem-host = {{ path = \"{host}\" }}\n\n[workspace]\n"
    );
    fs::create_dir(folder.path().join("src")).expect("the folder can be made");
    fs::write(folder.path().join("Cargo.toml"), manifest).expect("it can be written");
    fs::write(folder.path().join("src/lib.rs"), source).expect("it can be written");
    folder
}

const GOOD: &str = "#[shmem_kernel]\npub fn good(out: Gm<i32>) {\n    *out = 1;\n}\n";
const BAD: &str = "#[shmem_kernel]\npub fn bad(out: Gm<i32>) {\n    *out = unknown;\n    quiet(1);\n}\n";

#[test]
fn emit_prints_a_kernel_for_both_socs() {
    let output = shmem(&workspace(), &["emit", "ring"]);
    let out = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for soc in ["a3", "ascend950"] {
        let committed = workspace().join(format!("kernels/generated/{soc}/ring.cpp"));
        assert!(out.contains(&fs::read_to_string(committed).expect("it is committed")), "{out}");
    }
}

#[test]
fn emit_for_one_soc_with_the_rust_lines() {
    let output = shmem(&workspace(), &["emit", "ring", "--soc", "a3", "--rust-lines"]);
    let out = text(&output.stdout);
    let source = fs::read_to_string(workspace().join("kernels/src/ring.rs")).expect("it is there");
    let line = 1 + source.lines().position(|line| line.contains("let got")).expect("the ring reads back");
    let shown = out.lines().find(|line| line.contains("int32_t got")).expect("the C++ too");
    assert!(shown.starts_with(&format!("ring.rs:{line} ")), "{shown}");
    assert!(!out.contains("ascend950"), "{out}");
}

#[test]
fn emit_writes_files() {
    let folder = package(GOOD);
    let output = shmem(folder.path(), &["emit", "--out-dir", "cpp"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "cpp/a3/good.cpp\ncpp/ascend950/good.cpp\n");
    assert!(folder.path().join("cpp/a3/good.cpp").is_file());
    fs::write(folder.path().join("file"), "").expect("it can be written");
    let output = shmem(folder.path(), &["emit", "--out-dir", "file"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("cannot be written"), "{}", text(&output.stderr));
}

#[test]
fn an_unknown_kernel_soc_or_package_is_told_with_what_there_is() {
    for (arguments, reason) in [
        (&["emit", "rong"][..], "ring"),
        (&["emit", "--soc", "a2"], "a3 and ascend950"),
        (&["check", "-p", "nothing"], "no package `nothing`"),
        (&["check", "--manifest-path", "nowhere/Cargo.toml"], "nowhere"),
        (&["check", "-p", "xtask"], "there are no kernels here"),
    ] {
        let output = shmem(&workspace(), arguments);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(text(&output.stderr).contains(reason), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
fn check_takes_good_kernels() {
    let folder = package(GOOD);
    let output = shmem(folder.path(), &["check"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), "1 kernel checked, 0 with errors\n");
}

#[test]
fn check_shows_every_error_with_its_line() {
    let folder = package(&format!("{GOOD}{BAD}"));
    let output = shmem(folder.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    for part in ["SK0200", "src/lib.rs:7:12", "*out = unknown;", "SK0202", "src/lib.rs:8:5", "help: "] {
        assert!(error.contains(part), "{part} in {error}");
    }
    assert_eq!(text(&output.stdout), "2 kernels checked, 1 with errors\n");
}

#[test]
fn run_starts_the_pes_and_gives_back_their_status() {
    let run = |arguments: &[&str]| shmem(&workspace(), &[&["run"], arguments].concat());
    let output = run(&["-n", "3", "--prefix", "--", "/bin/sh", "-c", "echo $SHMEM_LAUNCH_PE"]);
    let out = text(&output.stdout);
    assert!(output.status.success() && (0..3).all(|pe| out.contains(&format!("[pe {pe}] {pe}\n"))), "{out}");
    assert_eq!(run(&["-n", "2", "--", "/bin/sh", "-c", "exit 5"]).status.code(), Some(5));
    let slow = run(&["-n", "2", "--timeout", "1", "--", "/bin/sleep", "600"]);
    assert_eq!(slow.status.code(), Some(124));
    assert_eq!(run(&["-n", "0", "--", "/bin/true"]).status.code(), Some(2));
    let missing = run(&["--", "/nowhere/program"]);
    assert!(text(&missing.stderr).contains("/nowhere/program"), "{}", text(&missing.stderr));
    assert_eq!(run(&[]).status.code(), Some(2));
}

#[test]
fn help_has_examples() {
    for command in ["emit", "check", "run"] {
        let output = shmem(&workspace(), &[command, "--help"]);
        assert!(text(&output.stdout).contains("Examples:"), "{command}");
    }
}
