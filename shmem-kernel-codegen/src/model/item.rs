//! Units and functions.

use proc_macro2::{Ident, Span};

use super::{Block, Ty};
use crate::Options;

/// What one `#[shmem_kernel]` attribute covers: a kernel alone, later also a module of kernels and helpers.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The name of the attributed item; file, module and symbols come from it.
    pub name: Ident,
    /// The options of the attribute.
    pub options: Options,
    /// The name of symbols and files: the item's, or the `name` option's.
    pub symbol: String,
    /// The functions in source order.
    pub functions: Vec<Function>,
}

impl Unit {
    /// The functions that a host can launch.
    pub fn kernels(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(|function| function.entry)
    }

    /// Whether the C++ needs the FFTS base address (on SoCs where [`Soc::needs_ffts`](crate::Soc::needs_ffts)).
    pub fn uses_barrier(&self) -> bool {
        self.functions.iter().any(|function| function.uses_barrier)
    }
}

/// A function: a kernel, or a helper that kernels of its unit call.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Ident,
    /// Its visibility, as written.
    pub visibility: syn::Visibility,
    /// The attributes that stay on the native copy, as written.
    pub attributes: Vec<syn::Attribute>,
    /// Doc comments, one line each, without the leading space.
    pub docs: Vec<String>,
    /// Whether a host can launch it.
    pub entry: bool,
    /// The parameters in order: entries of `locals` with [`LocalKind::Parameter`].
    pub parameters: Vec<LocalId>,
    /// Every parameter, `let` and loop variable.
    pub locals: Vec<Local>,
    /// The body.
    pub body: Block,
    /// Whether it calls a barrier (set by the checker).
    pub uses_barrier: bool,
    /// Where its signature stands.
    pub span: Span,
}

impl Function {
    /// The local with this number.
    pub fn local(&self, id: LocalId) -> &Local {
        &self.locals[id.0]
    }
}

/// The number of a local of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalId(pub usize);

/// A parameter, `let` or loop variable. Two bindings of one name are two locals.
#[derive(Clone, Debug)]
pub struct Local {
    /// The name in Rust (`_` for `let _` and `for _`).
    pub name: Ident,
    /// Its type, [`Ty::Unknown`] until it is inferred.
    pub ty: Ty,
    /// Whether it was declared `mut`.
    pub mutable: bool,
    /// How it was declared.
    pub kind: LocalKind,
    /// Whether anything reads it (set by the checker).
    pub used: bool,
    /// The values that it can hold, where it is an integer (set by the checker).
    pub range: Option<(i128, i128)>,
}

/// How a local was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalKind {
    /// In the signature.
    Parameter,
    /// By `let`.
    Let,
    /// By `for`.
    LoopVariable,
}
