//! A C++ compiler's message, at the Rust line that the C++ was made from.

use std::path::{Path, PathBuf};

use shmem_kernel_codegen::LineMap;

/// Where the lines of a C++ file come from.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The C++ file.
    pub cpp: PathBuf,
    /// The Rust file.
    pub rust: PathBuf,
    /// C++ lines to Rust lines.
    pub map: LineMap,
}

/// One message of a compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CppMessage {
    /// The Rust file, line and column; `None` where the C++ comes from no Rust.
    pub rust: Option<(PathBuf, u32, u32)>,
    /// `file:line:column` in the C++.
    pub cpp: String,
    /// `error`, `warning`, ...
    pub severity: String,
    /// What the compiler says.
    pub text: String,
}

/// The messages in a compiler's output (`file:line:column: severity: text`, as gcc and clang write them).
pub(crate) fn messages(output: &str, origins: &[Origin]) -> Vec<CppMessage> {
    output.lines().filter_map(|line| message(line, origins)).collect()
}

fn message(line: &str, origins: &[Origin]) -> Option<CppMessage> {
    let severities = ["fatal error", "error", "warning"];
    let (place, severity, text) = severities.iter().find_map(|severity| {
        let (place, text) = line.split_once(&format!(": {severity}: "))?;
        Some((place, *severity, text))
    })?;
    let mut parts = place.rsplitn(3, ':');
    let (_column, row, file) = (parts.next()?, parts.next()?.parse::<u32>().ok()?, parts.next()?);
    let origin = origins.iter().find(|origin| same_file(&origin.cpp, file));
    let rust = origin.and_then(|origin| {
        let (line, column) = origin.map.find(row)?;
        Some((origin.rust.clone(), line, column))
    });
    Some(CppMessage { rust, cpp: place.to_string(), severity: severity.to_string(), text: text.to_string() })
}

fn same_file(cpp: &Path, found: &str) -> bool {
    cpp == Path::new(found)
}

/// The messages for a person, Rust places first; the raw output when no message was understood.
pub(crate) fn render(output: &str, origins: &[Origin]) -> String {
    let found = messages(output, origins);
    if found.is_empty() {
        return output.trim_end().to_string();
    }
    let line = |message: &CppMessage| match &message.rust {
        Some((file, line, column)) => {
            let CppMessage { cpp, severity, text, .. } = message;
            format!("{}:{line}:{column}: {severity}: {text}\n  in the C++ at {cpp}", file.display())
        }
        None => format!("{}: {}: {}", message.cpp, message.severity, message.text),
    };
    found.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origins() -> Vec<Origin> {
        let map = LineMap { entries: vec![(9, 14, 1), (11, 15, 5)] };
        vec![Origin { cpp: "out/ring.cpp".into(), rust: "src/ring.rs".into(), map }]
    }

    #[test]
    fn a_message_is_mapped_to_the_rust_line() {
        let output = "out/ring.cpp: In function:\nout/ring.cpp:12:5: error: 'x' was not declared\n   12 | x\n1 error\n";
        let found = messages(output, &origins());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].rust, Some(("src/ring.rs".into(), 15, 5)));
        assert!(render(output, &origins()).starts_with("src/ring.rs:15:5: error: 'x' was not declared"));
    }

    #[test]
    fn a_message_about_a_header_keeps_its_place() {
        let found = messages("inc/shmem.h:3:1: fatal error: no such file", &origins());
        assert_eq!((found[0].rust.clone(), found[0].cpp.as_str()), (None, "inc/shmem.h:3:1"));
    }

    #[test]
    fn other_output_is_shown_as_it_is() {
        assert_eq!(render("Killed\n", &origins()), "Killed");
    }
}
