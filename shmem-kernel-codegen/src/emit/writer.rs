//! Lines of C++ with their indentation and the place that each was made from.

use proc_macro2::Span;

use crate::LineMap;

/// A growing piece of C++.
#[derive(Default)]
pub(super) struct Writer {
    lines: Vec<Line>,
    indent: usize,
    origin: Option<(u32, u32)>,
}

struct Line {
    indent: usize,
    text: String,
    origin: Option<(u32, u32)>,
}

impl Writer {
    /// Lines from here on were made from `span`.
    pub(super) fn at(&mut self, span: Span) {
        let start = span.start();
        self.origin = Some((start.line as u32, start.column as u32 + 1));
    }

    pub(super) fn line(&mut self, text: impl Into<String>) {
        self.lines.push(Line { indent: self.indent, text: text.into(), origin: self.origin });
    }

    pub(super) fn blank(&mut self) {
        self.lines.push(Line { indent: 0, text: String::new(), origin: None });
    }

    /// A preprocessor line, which is never indented.
    pub(super) fn directive(&mut self, text: &str) {
        self.lines.push(Line { indent: 0, text: text.to_string(), origin: None });
    }

    /// Opens a block: `text {` and one step to the right.
    pub(super) fn open(&mut self, text: impl Into<String>) {
        self.line(format!("{} {{", text.into()).trim_start());
        self.indent += 1;
    }

    /// Closes a block.
    pub(super) fn close(&mut self) {
        self.indent -= 1;
        self.line("}");
    }

    /// Closes a block and opens the next one: `} else {`.
    pub(super) fn close_open(&mut self, text: &str) {
        self.indent -= 1;
        self.line(format!("}} {text} {{"));
        self.indent += 1;
    }

    /// The braces of a function stand on lines of their own.
    pub(super) fn open_function(&mut self, signature: String) {
        self.line(signature);
        self.line("{");
        self.indent += 1;
    }

    /// How many lines there are, for [`take`](Self::take).
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Takes away the lines after the first `start`, to put them elsewhere.
    pub(super) fn take(&mut self, start: usize) -> Writer {
        let mut lines = self.lines.split_off(start);
        for line in &mut lines {
            line.indent -= self.indent;
        }
        Writer { lines, indent: 0, origin: None }
    }

    /// Adds lines, indented by the present indentation.
    pub(super) fn append(&mut self, other: Writer) {
        for mut line in other.lines {
            if !line.text.is_empty() && !line.text.starts_with('#') {
                line.indent += self.indent;
            }
            self.lines.push(line);
        }
    }

    /// The text and where its lines come from.
    pub(super) fn finish(self) -> (String, LineMap) {
        let mut text = String::new();
        let mut map = LineMap::default();
        for (number, line) in (1..).zip(self.lines) {
            text.extend(std::iter::repeat_n("    ", line.indent));
            text.push_str(&line.text);
            text.push('\n');
            if let Some((rust_line, column)) = line.origin {
                map.entries.push((number, rust_line, column));
            }
        }
        (text, map)
    }
}
