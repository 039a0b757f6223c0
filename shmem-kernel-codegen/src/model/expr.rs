//! Expressions. As in Rust, control flow is an expression too.

use proc_macro2::{Ident, Span};

use super::{Block, Label, LocalId, Ty};
use crate::api;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its type, [`Ty::Unknown`] until it is inferred.
    pub ty: Ty,
    /// Where it stands.
    pub span: Span,
}

macro_rules! children {
    ($name:ident, $block:ident, $borrow:ident $(, $mutable:tt)?) => {
        /// The expressions directly inside, in source order; those of a block's statements included.
        pub fn $name(&$($mutable)? self) -> Vec<&$($mutable)? Expr> {
            match &$($mutable)? self.kind {
                ExprKind::Unary(_, a) | ExprKind::Cast(a, _) | ExprKind::Deref(a) => vec![a],
                ExprKind::Binary(_, a, b)
                | ExprKind::Logical(_, a, b)
                | ExprKind::Index(a, b)
                | ExprKind::Assign(a, b)
                | ExprKind::AssignOp(_, a, b) => vec![a, b],
                ExprKind::Call(call) => call.arguments.$borrow().collect(),
                ExprKind::Pointer(_, receiver, arguments) => {
                    std::iter::once(&$($mutable)? **receiver).chain(arguments).collect()
                }
                ExprKind::If { condition, then, else_ } => {
                    let mut all = vec![&$($mutable)? **condition];
                    all.extend(then.$block());
                    all.extend(else_.$borrow().map(|else_| &$($mutable)? **else_));
                    all
                }
                ExprKind::Block(body) | ExprKind::Loop { body, .. } => body.$block(),
                ExprKind::While { condition, body, .. } => {
                    std::iter::once(&$($mutable)? **condition).chain(body.$block()).collect()
                }
                ExprKind::For { start, end, body, .. } => {
                    let bounds = [&$($mutable)? **start, &$($mutable)? **end];
                    bounds.into_iter().chain(body.$block()).collect()
                }
                ExprKind::Literal(_)
                | ExprKind::Name(_)
                | ExprKind::Local(_)
                | ExprKind::Break(_)
                | ExprKind::Continue(_)
                | ExprKind::Return => vec![],
            }
        }
    };
}

impl Expr {
    children!(children, children, iter);
    children!(children_mut, children_mut, iter_mut, mut);
}

impl BinaryOp {
    /// Whether it compares, and so gives a bool.
    pub fn is_comparison(self) -> bool {
        matches!(
            self,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge
        )
    }

    /// Whether it is `<<` or `>>`, whose sides may have different types.
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }

    /// The operator in both languages: `+`.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
        }
    }
}

/// The kinds of expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A literal; its suffix, if any, is the expression's type from the start.
    Literal(Literal),
    /// A name that is not resolved yet: the parser makes it, the checker replaces it.
    Name(Ident),
    /// A local.
    Local(LocalId),
    /// `-a`, `!a`
    Unary(UnaryOp, Box<Expr>),
    /// Arithmetic, bits, shifts, comparisons.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `a && b`, `a || b`
    Logical(LogicalOp, Box<Expr>, Box<Expr>),
    /// `a as ty`: the expression's type is the target.
    Cast(Box<Expr>, Ty),
    /// `*p` through a pointer.
    Deref(Box<Expr>),
    /// `p[i]` through a pointer.
    Index(Box<Expr>, Box<Expr>),
    /// A call of the device vocabulary.
    Call(Call),
    /// A method of the pointer types.
    Pointer(PointerMethod, Box<Expr>, Vec<Expr>),
    /// `place = value`
    Assign(Box<Expr>, Box<Expr>),
    /// `place op= value`
    AssignOp(BinaryOp, Box<Expr>, Box<Expr>),
    /// `if`; `else_` is a block or another `if`.
    If {
        /// The condition.
        condition: Box<Expr>,
        /// Taken when it holds.
        then: Block,
        /// Taken when it does not.
        else_: Option<Box<Expr>>,
    },
    /// `{ ... }`
    Block(Block),
    /// `loop { ... }`
    Loop {
        /// Its label.
        label: Option<Label>,
        /// Its body.
        body: Block,
    },
    /// `while condition { ... }`
    While {
        /// Its label.
        label: Option<Label>,
        /// The condition.
        condition: Box<Expr>,
        /// Its body.
        body: Block,
    },
    /// `for local in start..end { ... }`
    For {
        /// Its label.
        label: Option<Label>,
        /// The loop variable, a fresh one each turn.
        local: LocalId,
        /// The first value.
        start: Box<Expr>,
        /// The last value, or the one after it.
        end: Box<Expr>,
        /// Whether `end` is the last value (`..=`).
        inclusive: bool,
        /// Its body.
        body: Block,
    },
    /// `break 'label`
    Break(Option<Label>),
    /// `continue 'label`
    Continue(Option<Label>),
    /// `return`
    Return,
}

/// A literal without its suffix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Literal {
    /// An integer's magnitude; a minus sign is a [`UnaryOp::Neg`] around it.
    Int(u128),
    /// A floating-point literal's digits.
    Float(String),
    /// `true`, `false`
    Bool(bool),
}

/// A call of the device vocabulary.
#[derive(Clone, Debug)]
pub struct Call {
    /// The name as written.
    pub name: Ident,
    /// The function that it resolves to (set by the checker).
    pub function: Option<&'static api::Function>,
    /// The arguments in order.
    pub arguments: Vec<Expr>,
}

/// `-` and `!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    /// `-`
    Neg,
    /// `!`
    Not,
}

/// A binary operator that evaluates both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the operator it names")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// A binary operator that may skip its right side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogicalOp {
    /// `&&`
    And,
    /// `||`
    Or,
}

/// The methods of pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerMethod {
    /// `p.add(n)`
    Add,
    /// `p.sub(n)`
    Sub,
    /// `p.offset(n)`
    Offset,
    /// `p.local()`: a `Sym` as a `Gm`
    Local,
}
