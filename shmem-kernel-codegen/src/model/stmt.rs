//! Blocks and statements.

use proc_macro2::{Ident, Span};

use super::{Expr, LocalId, Ty};

/// `{ ... }`
#[derive(Clone, Debug)]
pub struct Block {
    /// Its statements.
    pub stmts: Vec<Stmt>,
    /// The final expression without a semicolon: the value of the block.
    pub tail: Option<Box<Expr>>,
    /// From `{` to `}`.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of statement.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `let name: ty = init;`; `init` is absent when the local is initialised later.
    Let {
        /// The new local, in scope after this statement.
        local: LocalId,
        /// The type that the user wrote.
        ty: Option<Ty>,
        /// The initial value, evaluated before the local is in scope.
        init: Option<Expr>,
    },
    /// An expression whose value is dropped.
    Expr(Expr),
}

/// A loop label, without its apostrophe.
#[derive(Clone, Debug)]
pub struct Label {
    /// `outer` of `'outer`.
    pub name: Ident,
}
