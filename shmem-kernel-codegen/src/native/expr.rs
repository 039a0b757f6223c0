//! Expressions with a value.

use proc_macro2::{Ident, Literal as Token, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::stmt::address;
use super::ty;
use crate::model::{
    BinaryOp, Call, Expr, ExprKind, Function, Literal, LogicalOp, PointerMethod, Scalar, Ty, UnaryOp,
};

pub(super) fn expr(function: &Function, found: &Expr) -> TokenStream {
    let span = found.span;
    match &found.kind {
        ExprKind::Literal(value) => literal(value, &found.ty, span),
        ExprKind::Local(id) => {
            let mut name = function.local(*id).name.clone();
            name.set_span(name.span().located_at(span));
            name.into_token_stream()
        }
        ExprKind::Unary(op, operand) => unary(function, *op, operand, &found.ty, span),
        ExprKind::Binary(op, left, right) => binary(*op, expr(function, left), expr(function, right), span),
        ExprKind::Logical(op, left, right) => {
            let (left, right) = (expr(function, left), expr(function, right));
            match op {
                LogicalOp::And => quote_spanned!(span=> (#left && #right)),
                LogicalOp::Or => quote_spanned!(span=> (#left || #right)),
            }
        }
        ExprKind::Cast(operand, _) => {
            let (operand, target) = (expr(function, operand), ty::rust(&found.ty, span));
            quote_spanned!(span=> (#operand as #target))
        }
        ExprKind::Deref(_) | ExprKind::Index(..) => {
            let pointer = address(function, found);
            quote_spanned!(span=> ::shmem_host::__private::native::load(#pointer))
        }
        ExprKind::Call(call) => self::call(function, call, span),
        ExprKind::Pointer(method, receiver, arguments) => {
            pointer(function, *method, receiver, arguments, span)
        }
        _ => unreachable!("control flow stands in the place of statements only"),
    }
}

fn literal(value: &Literal, ty: &Ty, span: Span) -> TokenStream {
    let scalar = ty.scalar().expect("the checker types literals as scalars");
    let text = match value {
        Literal::Bool(value) => return quote_spanned!(span=> #value),
        Literal::Int(value) => format!("{value}{}", scalar.rust()),
        Literal::Float(digits) => {
            let point = if digits.contains(['.', 'e', 'E']) { "" } else { ".0" };
            format!("{}{}{point}{}", digits, if digits.ends_with('.') { "0" } else { "" }, scalar.rust())
        }
    };
    let mut token: Token = text.parse().expect("a number with a suffix is a token");
    token.set_span(span);
    quote!(#token)
}

fn unary(function: &Function, op: UnaryOp, operand: &Expr, ty: &Ty, span: Span) -> TokenStream {
    let value = expr(function, operand);
    let is_literal = matches!(operand.kind, ExprKind::Literal(_));
    match op {
        UnaryOp::Not => quote_spanned!(span=> (!#value)),
        UnaryOp::Neg if is_literal || ty.scalar().is_some_and(Scalar::is_float) => {
            quote_spanned!(span=> (-#value))
        }
        UnaryOp::Neg => quote_spanned!(span=> ::shmem_host::__private::native::neg(#value)),
    }
}

/// Arithmetic goes through the vocabulary, which wraps and traps as the device does; what can do neither stays an operator.
pub(super) fn binary(op: BinaryOp, left: TokenStream, right: TokenStream, span: Span) -> TokenStream {
    let name = match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        BinaryOp::Rem => "rem",
        BinaryOp::Shl => "shl",
        BinaryOp::Shr => "shr",
        _ => {
            let symbol: TokenStream = op.symbol().parse().expect("operators are tokens");
            let symbol = symbol.into_iter().map(|mut token| {
                token.set_span(span);
                token
            });
            return quote_spanned!(span=> (#left #(#symbol)* #right));
        }
    };
    let name = Ident::new(name, span);
    quote_spanned!(span=> ::shmem_host::__private::native::#name(#left, #right))
}

fn call(function: &Function, call: &Call, span: Span) -> TokenStream {
    let row = call.function.expect("the checker resolves every call");
    let name = Ident::new(&row.name, call.name.span());
    let arguments = call.arguments.iter().map(|argument| expr(function, argument));
    quote_spanned!(span=> ::shmem_host::kernel::#name(#(#arguments),*))
}

fn pointer(
    function: &Function,
    method: PointerMethod,
    receiver: &Expr,
    arguments: &[Expr],
    span: Span,
) -> TokenStream {
    let name = match method {
        PointerMethod::Add => "add",
        PointerMethod::Sub => "sub",
        PointerMethod::Offset => "offset",
        PointerMethod::Local => "local",
    };
    let (name, receiver) = (Ident::new(name, span), expr(function, receiver));
    let arguments = arguments.iter().map(|argument| expr(function, argument));
    quote_spanned!(span=> #receiver.#name(#(#arguments),*))
}
