//! Blocks and statements.

use proc_macro2::{Ident, Span};

use super::{Expr, LocalId, Ty};

/// `{ ... }`
#[derive(Clone, Debug)]
pub struct Block {
    /// Its statements.
    pub stmts: Vec<Stmt>,
    /// From `{` to `}`.
    pub span: Span,
}

impl Block {
    /// The expressions of its statements.
    pub fn children(&self) -> Vec<&Expr> {
        self.stmts
            .iter()
            .filter_map(|stmt| match &stmt.kind {
                StmtKind::Let { init, .. } => init.as_ref(),
                StmtKind::Expr(expr) => Some(expr),
            })
            .collect()
    }

    /// The expressions of its statements.
    pub fn children_mut(&mut self) -> Vec<&mut Expr> {
        self.stmts
            .iter_mut()
            .filter_map(|stmt| match &mut stmt.kind {
                StmtKind::Let { init, .. } => init.as_mut(),
                StmtKind::Expr(expr) => Some(expr),
            })
            .collect()
    }
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Whether `;` ends it: an expression without one is the value of its block.
    pub semicolon: bool,
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
