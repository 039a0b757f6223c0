//! The catalogue of everything that codegen can say about a kernel: one variant each, with code, message, label and help.
//!
//! Errors of one phase are collected in [`Errors`] and shown together. A test identifies an error by its variant or
//! code, never by its text.

use proc_macro2::{Span, TokenStream};

/// Everything that can be wrong with a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The attribute stands on something that is no function.
    NotAFunction,
}

/// One error, at the tokens that cause it.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What is wrong.
    pub kind: ErrorKind,
    /// Where.
    pub span: Span,
}

/// The errors of one phase, in source order.
#[derive(Clone, Debug, Default)]
pub struct Errors {
    list: Vec<Diagnostic>,
}

impl Diagnostic {
    /// The stable code: `SK0001`.
    pub fn code(&self) -> &'static str {
        match self.kind {
            ErrorKind::NotAFunction => "SK0001",
        }
    }

    /// What is wrong, in one sentence without a full stop.
    pub fn message(&self) -> String {
        String::new()
    }

    /// What stands at the span, for the marker under it.
    pub fn label(&self) -> String {
        String::new()
    }

    /// What to write instead.
    pub fn help(&self) -> String {
        String::new()
    }
}

impl Errors {
    /// Reports an error; the phase goes on.
    pub fn report(&mut self, span: Span, kind: ErrorKind) {
        self.list.push(Diagnostic { kind, span });
    }

    /// Ends a phase: `Err` when anything was reported.
    pub fn propagate(self) -> Result<(), Errors> {
        if self.list.is_empty() { Ok(()) } else { Err(self) }
    }

    /// The errors in source order.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// `compile_error!` items for rustc, one per error.
    pub fn to_compile_error(&self) -> TokenStream {
        TokenStream::new()
    }
}
