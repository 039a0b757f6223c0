//! The C++ text of a unit for one SoC, and where each of its lines comes from.

use crate::Soc;

/// The C++ of one unit for one SoC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The SoC it is for.
    pub soc: Soc,
    /// The file name that the build script gives it: `ring.cpp`.
    pub file_name: String,
    /// The text: what a person reads, what is committed, and what the compiler gets.
    pub text: String,
    /// Where its lines come from.
    pub map: LineMap,
}

/// For each C++ line that has an origin, the Rust line and column that it was made from.
///
/// Its text form, one `cpp_line rust_line rust_column` per line, is the `.cpp.map` file beside the `.cpp`. Lines and
/// columns count from 1. It names no file: the build script knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineMap {
    /// `(C++ line, Rust line, Rust column)`, ascending by C++ line.
    pub entries: Vec<(u32, u32, u32)>,
}

impl LineMap {
    /// The Rust line and column of `cpp_line`, or of the nearest line before it that has one.
    pub fn find(&self, cpp_line: u32) -> Option<(u32, u32)> {
        let after = self.entries.partition_point(|entry| entry.0 <= cpp_line);
        let (_, line, column) = *self.entries.get(after.checked_sub(1)?)?;
        Some((line, column))
    }

    /// The text form.
    pub fn render(&self) -> String {
        self.entries.iter().map(|(cpp, line, column)| format!("{cpp} {line} {column}\n")).collect()
    }

    /// Reads the text form back; `None` when it is not one.
    pub fn parse(text: &str) -> Option<LineMap> {
        let entry = |line: &str| {
            let mut numbers = line.split(' ').map(|number| number.parse().ok());
            let entry = (numbers.next()??, numbers.next()??, numbers.next()??);
            numbers.next().is_none().then_some(entry)
        };
        Some(LineMap { entries: text.lines().map(entry).collect::<Option<_>>()? })
    }
}
