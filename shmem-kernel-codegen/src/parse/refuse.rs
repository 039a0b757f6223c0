//! Which error says that a construct is not part of the language?

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Item, Lit, Path};

use super::plain;
use crate::error::ErrorKind;
use crate::model::Scalar;

/// The error for an expression outside the language.
pub(super) fn expression(expr: &Expr) -> ErrorKind {
    match expr {
        Expr::Array(_) | Expr::Repeat(_) => ErrorKind::ArrayLiteral {},
        Expr::Assign(_) => ErrorKind::AssignInExpression {},
        Expr::Async(_) | Expr::Await(_) => ErrorKind::Async {},
        Expr::Block(block) if block.label.is_some() => ErrorKind::LabelledBlock {},
        Expr::Block(_) => value("a block"),
        Expr::If(_) => value("`if`"),
        Expr::Loop(_) => value("`loop`"),
        Expr::While(_) => value("`while`"),
        Expr::ForLoop(_) => value("`for`"),
        Expr::Break(_) => control("break"),
        Expr::Continue(_) => control("continue"),
        Expr::Return(_) => control("return"),
        Expr::Closure(_) => ErrorKind::Closure {},
        Expr::Field(_) => ErrorKind::FieldAccess {},
        Expr::Infer(_) => ErrorKind::Underscore {},
        Expr::Let(_) => ErrorKind::IfLet {},
        Expr::Macro(call) => ErrorKind::MacroCall { name: path(&call.mac.path) },
        Expr::Match(_) => ErrorKind::Match {},
        Expr::Range(_) => ErrorKind::RangeElsewhere {},
        Expr::Reference(_) => ErrorKind::Reference {},
        Expr::RawAddr(_) => ErrorKind::RawPointer {},
        Expr::Struct(_) => ErrorKind::StructLiteral {},
        Expr::Try(_) => ErrorKind::QuestionMark {},
        Expr::Tuple(_) => ErrorKind::Tuple {},
        Expr::Unsafe(_) => ErrorKind::UnsafeBlock {},
        _ => ErrorKind::OtherExpression {},
    }
}

fn value(what: &str) -> ErrorKind {
    ErrorKind::IfValue { what: what.to_string() }
}

fn control(what: &str) -> ErrorKind {
    ErrorKind::ControlFlowValue { what: what.to_string() }
}

/// The error for a literal outside the language.
pub(super) fn literal(literal: &Lit) -> ErrorKind {
    match literal {
        Lit::Char(_) => ErrorKind::CharLiteral { what: "a character".to_string() },
        Lit::Byte(_) => ErrorKind::CharLiteral { what: "a byte character".to_string() },
        _ => ErrorKind::StringLiteral {},
    }
}

/// What an item is, for a message.
pub(super) fn item(item: &Item) -> &'static str {
    match item {
        Item::Fn(_) => "a function",
        Item::Const(_) => "a constant",
        Item::Static(_) => "a static",
        Item::Struct(_) => "a struct",
        Item::Enum(_) => "an enum",
        Item::Union(_) => "a union",
        Item::Trait(_) | Item::TraitAlias(_) => "a trait",
        Item::Impl(_) => "an impl block",
        Item::Mod(_) => "a module",
        Item::Use(_) => "a `use`",
        Item::Type(_) => "a type alias",
        Item::Macro(_) => "a macro",
        Item::ExternCrate(_) | Item::ForeignMod(_) => "an extern item",
        _ => "this item",
    }
}

/// The error for a path as a value. The limits of integer types have a number.
pub(super) fn path_expression(found: &Path) -> ErrorKind {
    let path = path(found);
    let limit = path.split_once("::").and_then(|(ty, name)| {
        let (low, high) = Scalar::from_rust(ty).filter(|ty| ty.is_integer())?.range()?;
        match name {
            "MIN" => Some(low),
            "MAX" => Some(high),
            _ => None,
        }
    });
    let fix = match limit {
        Some(value) => format!("write the number, `{value}`"),
        None => "use parameters, variables and literals; pass a constant as a parameter".to_string(),
    };
    ErrorKind::PathExpression { path, fix }
}

/// The error for a path that is called.
pub(super) fn path_callee(found: &Path) -> ErrorKind {
    let last = found.segments.last().map(|segment| plain(&segment.ident)).unwrap_or_default();
    ErrorKind::PathExpression {
        path: path(found),
        fix: format!("call device functions by their name alone: `{last}(...)`"),
    }
}

/// A path as the user would write it: `a::b`.
pub(crate) fn path(path: &Path) -> String {
    path.to_token_stream().to_string().replace(' ', "")
}

/// The attributes of an expression that the language has. syn puts those of a statement such as `#[a] x += 1` on its
/// leftmost operand.
pub(super) fn attributes(expr: &Expr) -> &[Attribute] {
    match expr {
        Expr::Assign(node) => &node.attrs,
        Expr::Binary(node) => &node.attrs,
        Expr::Block(node) => &node.attrs,
        Expr::Break(node) => &node.attrs,
        Expr::Call(node) => &node.attrs,
        Expr::Cast(node) => &node.attrs,
        Expr::Continue(node) => &node.attrs,
        Expr::ForLoop(node) => &node.attrs,
        Expr::Group(node) => &node.attrs,
        Expr::If(node) => &node.attrs,
        Expr::Index(node) => &node.attrs,
        Expr::Lit(node) => &node.attrs,
        Expr::Loop(node) => &node.attrs,
        Expr::MethodCall(node) => &node.attrs,
        Expr::Paren(node) => &node.attrs,
        Expr::Path(node) => &node.attrs,
        Expr::Return(node) => &node.attrs,
        Expr::Unary(node) => &node.attrs,
        Expr::While(node) => &node.attrs,
        _ => &[],
    }
}

/// The first token of a statement, which stands for it.
pub(super) fn keyword(expr: &Expr) -> Span {
    match expr {
        Expr::If(node) => node.if_token.span(),
        Expr::Loop(node) => node.loop_token.span(),
        Expr::While(node) => node.while_token.span(),
        Expr::ForLoop(node) => node.for_token.span(),
        _ => expr.span(),
    }
}
