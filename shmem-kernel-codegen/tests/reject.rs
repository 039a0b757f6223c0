//! Refused kernels: the exact messages, and the list of them in the documentation.
//!
//! A message is rendered as `CODE line:column message`, with its label and help below. Places in options count from the first
//! option.

mod corpus;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use corpus::{compare, files, folder, orphans, settle, stem, translate_file};
use shmem_kernel_codegen::Diagnostic;
use shmem_kernel_codegen::error::ErrorKind;

/// What no kernel can provoke yet: every function is on every SoC. A unit test of the checker does.
const NOT_IN_THE_CORPUS: &[&str] = &["SK0303"];

fn inputs() -> Vec<PathBuf> {
    let inputs = files(&folder().join("reject"), "rs");
    assert!(inputs.len() >= 80, "the corpus is here");
    inputs
}

fn diagnostics(input: &Path) -> Vec<Diagnostic> {
    match translate_file(input) {
        Ok(_) => panic!("{} is accepted", input.display()),
        Err(errors) => errors.iter().cloned().collect(),
    }
}

fn render(diagnostic: &Diagnostic) -> String {
    let (kind, start) = (&diagnostic.kind, diagnostic.span.start());
    let (line, column) = (start.line, start.column + 1);
    let (code, message, label, help) = (kind.code(), kind.message(), kind.label(), kind.help());
    format!("{code} {line}:{column} {message}\n    label: {label}\n    help: {help}\n")
}

#[test]
fn messages_are_as_expected() {
    let inputs = inputs();
    let mut wrong: Vec<String> = inputs
        .iter()
        .filter_map(|input| {
            let text: String = diagnostics(input).iter().map(render).collect();
            compare(&input.with_extension("txt"), &text)
        })
        .collect();
    wrong.extend(orphans(&folder().join("reject"), "txt", &inputs));
    settle(wrong);
}

#[test]
fn every_input_says_what_it_is_about() {
    let silent: Vec<PathBuf> = inputs()
        .into_iter()
        .filter(|input| !fs::read_to_string(input).expect("an input can be read").starts_with("// "))
        .collect();
    assert!(silent.is_empty(), "{silent:?}");
}

#[test]
fn every_code_is_provoked() {
    let provoked: BTreeSet<&str> =
        inputs().iter().flat_map(|input| diagnostics(input)).map(|found| found.kind.code()).collect();
    let missing: Vec<&&str> = ErrorKind::CODES
        .iter()
        .filter(|code| !provoked.contains(**code) && !NOT_IN_THE_CORPUS.contains(code))
        .collect();
    assert!(missing.is_empty(), "no input provokes {missing:?}");
    assert!(NOT_IN_THE_CORPUS.iter().all(|code| !provoked.contains(code)), "the list of exceptions is stale");
}

#[test]
fn codes_ascend_and_are_used_once() {
    assert!(ErrorKind::CODES.is_sorted_by(|left, right| left < right));
}

/// Two errors at one place would be one mistake reported twice.
#[test]
fn no_place_has_the_same_error_twice() {
    for input in inputs() {
        let found = diagnostics(&input);
        let distinct: BTreeSet<String> = found.iter().map(render).collect();
        assert_eq!(found.len(), distinct.len(), "{}", input.display());
    }
}

#[test]
fn the_documentation_lists_every_message() {
    settle(compare(&folder().join("../../docs/errors.md"), &documentation()).into_iter().collect());
}

const INTRODUCTION: &str = "\
# Errors

What the translator can say about a kernel. Each message has a stable code, a label at the marked tokens and a help that says what
to write instead. This page is written by `BLESS=1 cargo test -p shmem-kernel-codegen --test reject` from the refused kernels in
`shmem-kernel-codegen/tests/reject`; the example of a code is the smallest of them.

SK00xx: attribute and signature. SK01xx: constructs outside the language. SK02xx: names, types and values. SK03xx: what the device
cannot do.
";

fn documentation() -> String {
    let examples = examples();
    let mut text = INTRODUCTION.to_string();
    for code in ErrorKind::CODES {
        text.push_str(&format!("\n## {code}\n\n"));
        match examples.get(code) {
            Some(example) => text.push_str(example),
            None => text.push_str(
                "No function of the vocabulary is missing on a SoC yet, so no kernel provokes it.\n",
            ),
        }
    }
    text
}

/// For each code, its first message in the smallest input.
fn examples() -> BTreeMap<&'static str, String> {
    let mut inputs = inputs();
    inputs.sort_by_key(|input| (fs::metadata(input).expect("an input is a file").len(), stem(input)));
    let mut examples = BTreeMap::new();
    for input in &inputs {
        let source = fs::read_to_string(input).expect("an input can be read");
        for found in diagnostics(input) {
            examples.entry(found.kind.code()).or_insert_with(|| example(&source, &found));
        }
    }
    examples
}

fn example(source: &str, found: &Diagnostic) -> String {
    let (message, help) = (found.kind.message(), found.kind.help());
    let place = marked(source, found);
    format!("{message}\n\n```rust\n{place}\n```\n\nHelp: {help}\n")
}

/// The line of the source that an error marks; the options for an error in them.
fn marked(source: &str, found: &Diagnostic) -> String {
    let is_option = matches!(found.kind.code(), "SK0002" | "SK0003" | "SK0004" | "SK0005" | "SK0006");
    let line = match is_option {
        true => source.lines().find(|line| line.starts_with("// options: ")),
        false => source.lines().nth(found.span.start().line - 1),
    };
    let line = line.expect("an error has a place").trim();
    match line.strip_prefix("// options: ") {
        Some(options) => format!("#[shmem_kernel({options})]"),
        None => line.to_string(),
    }
}
