//! Accepted kernels: the exact C++ for each SoC, which real compilers then take without a warning.

mod corpus;

use std::path::PathBuf;
use std::process::{Command, Stdio};

use corpus::{compare, files, folder, orphans, settle, stem, translate_file};
use shmem_kernel_codegen::Soc;

fn inputs() -> Vec<PathBuf> {
    let inputs = files(&folder().join("accept"), "rs");
    assert!(inputs.len() >= 50, "the corpus is here");
    inputs
}

fn expected(soc: Soc) -> PathBuf {
    folder().join("expected").join(soc.name())
}

#[test]
fn texts_are_as_expected() {
    let inputs = inputs();
    let mut wrong = Vec::new();
    for input in &inputs {
        let translation = translate_file(input).unwrap_or_else(|errors| {
            let list: Vec<String> = errors
                .iter()
                .map(|error| format!("{}: {}", error.kind.code(), error.kind.message()))
                .collect();
            panic!("{}: {}", input.display(), list.join("\n"))
        });
        for source in &translation.sources {
            wrong.extend(compare(&expected(source.soc).join(format!("{}.cpp", stem(input))), &source.text));
        }
    }
    for soc in Soc::ALL {
        wrong.extend(orphans(&expected(soc), "cpp", &inputs));
    }
    settle(wrong);
}

#[test]
fn the_text_is_the_same_each_time() {
    for input in inputs() {
        let text = |_| translate_file(&input).ok().map(|translation| translation.sources);
        assert_eq!(text(1), text(2), "{}", input.display());
    }
}

#[test]
fn the_native_copy_is_rust() {
    for input in inputs() {
        let native = translate_file(&input).expect("the corpus is accepted").native();
        syn::parse2::<syn::ItemFn>(native.clone())
            .unwrap_or_else(|error| panic!("{}: {error}\n{native}", input.display()));
    }
}

#[test]
fn gcc_takes_every_text_without_a_warning() {
    compile_all("g++");
}

#[test]
fn clang_takes_every_text_without_a_warning() {
    compile_all("clang++");
}

/// The flags of the host toolchain, and every warning that users see as an error.
const FLAGS: &[&str] = &[
    "-std=c++17",
    "-fsyntax-only",
    "-Wall",
    "-Wextra",
    "-Wconversion",
    "-Werror",
    "-fwrapv",
    "-fno-strict-aliasing",
    "-fno-exceptions",
    "-fno-rtti",
    "-DSHMEM_SIMULATOR",
    "-Wno-attributes",
];

fn compile_all(compiler: &str) {
    if Command::new(compiler).arg("--version").stdout(Stdio::null()).status().is_err() {
        eprintln!("skipped: there is no {compiler}");
        return;
    }
    let include = folder().join("../../shmem-sim/include");
    let mut wrong = Vec::new();
    for soc in Soc::ALL {
        let texts = files(&expected(soc), "cpp");
        let mut command = Command::new(compiler);
        command.args(FLAGS).arg("-isystem").arg(&include);
        command
            .arg(format!("-D__NPU_ARCH__={}", soc.npu_arch()))
            .arg(format!("-D__CCE_AICORE__={}", soc.cce_aicore()));
        let output = command.args(&texts).output().expect("the compiler runs");
        if !output.status.success() {
            wrong.push(String::from_utf8_lossy(&output.stderr).into_owned());
        }
    }
    settle(wrong);
}

#[test]
fn clang_format_changes_nothing() {
    let style = folder().join("../../.clang-format");
    let format = |files: &[PathBuf]| {
        Command::new("clang-format")
            .arg(format!("--style=file:{}", style.display()))
            .args(["--dry-run", "-Werror"])
            .args(files)
            .output()
    };
    for soc in Soc::ALL {
        let Ok(output) = format(&files(&expected(soc), "cpp")) else {
            eprintln!("skipped: there is no clang-format");
            return;
        };
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}
