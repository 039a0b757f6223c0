//! What can codegen say about a kernel, and how do errors travel?
//!
//! [`ErrorKind`] is the catalogue: one variant per error, with a stable code. The errors of one phase are collected in
//! [`Errors`] and shown together. A test names an error by its variant or code, never by its text.

mod catalogue;

pub use catalogue::ErrorKind;

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

/// One error, at the tokens that cause it.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What is wrong: code, message, label and help come from it.
    pub kind: ErrorKind,
    /// Where.
    pub span: Span,
}

/// The errors of one phase, in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub struct Errors {
    list: Vec<Diagnostic>,
}

impl Errors {
    /// One error alone.
    pub fn one(span: Span, kind: ErrorKind) -> Errors {
        Errors { list: vec![Diagnostic { kind, span }] }
    }

    /// Reports an error; the phase goes on.
    pub fn report(&mut self, span: Span, kind: ErrorKind) {
        self.list.push(Diagnostic { kind, span });
    }

    /// Ends a phase: `Err` when anything was reported.
    pub fn propagate(mut self) -> Result<(), Errors> {
        self.list.sort_by_key(|diagnostic| {
            let start = diagnostic.span.start();
            (start.line, start.column)
        });
        if self.list.is_empty() { Ok(()) } else { Err(self) }
    }

    /// The errors in source order.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// `compile_error!` items for rustc, one per error.
    pub fn to_compile_error(&self) -> TokenStream {
        self.iter().map(Diagnostic::to_compile_error).collect()
    }
}

impl Diagnostic {
    /// A `compile_error!` item at the tokens that cause the error.
    fn to_compile_error(&self) -> TokenStream {
        let kind = &self.kind;
        let text = format!("{}: {}\n{}\nhelp: {}", kind.code(), kind.message(), kind.label(), kind.help());
        // rustc marks from the first token to the last, so both carry the span.
        quote_spanned!(self.span=> ::core::compile_error! { #text })
    }
}
