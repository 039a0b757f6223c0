//! The model of a unit: what the parser builds, the checker completes and both printers read.
//!
//! It is laid out for the whole kernel language. Every node has a span, and every expression a type, which is
//! [`Ty::Unknown`] until the checker has run. A printer may rely on what the checker promises: no `Unknown` is left, every
//! [`ExprKind::Name`] has become a local or a constant, every call is resolved against [`api`](crate::api).

mod expr;
mod item;
mod stmt;
mod ty;

pub use expr::{BinaryOp, Call, Expr, ExprKind, Literal, LogicalOp, PointerMethod, UnaryOp};
pub use item::{Function, Local, LocalId, LocalKind, Unit};
pub use stmt::{Block, Label, Stmt, StmtKind};
pub use ty::{Scalar, Space, Ty};
