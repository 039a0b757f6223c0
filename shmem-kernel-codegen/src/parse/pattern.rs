//! Patterns: the names that `let` and `for` introduce.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;
use syn::{Pat, PatIdent};

use super::Parser;
use crate::error::ErrorKind;
use crate::model::{LocalId, LocalKind, Ty};

impl Parser {
    /// The local of a `let` and the type beside it.
    pub(super) fn let_pattern(&mut self, pattern: &Pat) -> Option<(LocalId, Option<Ty>)> {
        match pattern {
            Pat::Type(typed) => {
                let ty = self.ty(&typed.ty);
                let (local, _) = self.let_pattern(&typed.pat)?;
                Some((local, Some(ty?)))
            }
            Pat::Paren(inner) => self.let_pattern(&inner.pat),
            _ => Some((self.name(pattern, LocalKind::Let, ErrorKind::LetPattern {})?, None)),
        }
    }

    /// The local of a `for`.
    pub(super) fn loop_pattern(&mut self, pattern: &Pat) -> Option<LocalId> {
        self.name(pattern, LocalKind::LoopVariable, ErrorKind::LoopPattern {})
    }

    fn name(&mut self, pattern: &Pat, kind: LocalKind, refusal: ErrorKind) -> Option<LocalId> {
        match pattern {
            Pat::Ident(PatIdent { by_ref: None, subpat: None, ident, mutability, .. }) => {
                Some(self.declare(ident, mutability.is_some(), kind))
            }
            Pat::Wild(wild) => Some(self.declare(&underscore(wild.span()), false, kind)),
            _ => self.refuse(pattern.span(), refusal),
        }
    }
}

/// The name of a local that cannot be read.
fn underscore(span: Span) -> Ident {
    Ident::new("_", span)
}
