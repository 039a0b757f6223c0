//! Statements.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;
use syn::Lifetime;

use super::expr::{binary, expr};
use super::ty;
use crate::model::{BinaryOp, Block, Expr, ExprKind, Function, Label, LocalId, LocalKind, Stmt, StmtKind};

pub(super) fn block(function: &Function, found: &Block) -> TokenStream {
    let stmts = found.stmts.iter().map(|found| stmt(function, found));
    quote_spanned!(found.span=> { #(#stmts)* })
}

fn stmt(function: &Function, found: &Stmt) -> TokenStream {
    match &found.kind {
        StmtKind::Let { local, init, .. } => let_(function, *local, init.as_ref()),
        StmtKind::Expr(expr) => statement(function, expr),
    }
}

fn let_(function: &Function, id: LocalId, init: Option<&Expr>) -> TokenStream {
    let local = function.local(id);
    let span = local.name.span();
    let pattern = pattern(function, id);
    let ty = ty::rust(&local.ty, span);
    match init {
        Some(init) => {
            let value = expr(function, init);
            quote_spanned!(span=> let #pattern: #ty = #value;)
        }
        None => quote_spanned!(span=> let #pattern: #ty;),
    }
}

fn pattern(function: &Function, id: LocalId) -> TokenStream {
    let local = function.local(id);
    let name = &local.name;
    let span = name.span();
    if name == "_" {
        return quote_spanned!(span=> _);
    }
    let mutable = local.mutable.then(|| quote_spanned!(span=> mut));
    quote_spanned!(span=> #mutable #name)
}

pub(super) fn statement(function: &Function, found: &Expr) -> TokenStream {
    let span = found.span;
    match &found.kind {
        ExprKind::Assign(place, value) => assign(function, place, value, span),
        ExprKind::AssignOp(op, place, value) => assign_op(function, *op, place, value, span),
        ExprKind::If { .. } => if_(function, found),
        ExprKind::Block(body) => block(function, body),
        ExprKind::Loop { label, body } => {
            let (label, body) = (prefix(label.as_ref()), block(function, body));
            quote_spanned!(span=> #label loop #body)
        }
        ExprKind::While { label, condition, body } => {
            let (label, condition, body) =
                (prefix(label.as_ref()), expr(function, condition), block(function, body));
            quote_spanned!(span=> #label while #condition #body)
        }
        ExprKind::For { label, local, start, end, inclusive, body } => {
            for_(function, label.as_ref(), *local, [start, end], *inclusive, body, span)
        }
        ExprKind::Break(label) => {
            let label = target(label.as_ref());
            quote_spanned!(span=> break #label;)
        }
        ExprKind::Continue(label) => {
            let label = target(label.as_ref());
            quote_spanned!(span=> continue #label;)
        }
        ExprKind::Return => quote_spanned!(span=> return;),
        _ => {
            let value = expr(function, found);
            let discard = (found.ty != crate::model::Ty::Unit).then(|| quote_spanned!(span=> let _ =));
            quote_spanned!(span=> #discard #value;)
        }
    }
}

fn if_(function: &Function, found: &Expr) -> TokenStream {
    let ExprKind::If { condition, then, else_ } = &found.kind else {
        return statement(function, found);
    };
    let (condition, then) = (expr(function, condition), block(function, then));
    let else_ = else_.as_ref().map(|found| {
        let found = if_(function, found);
        quote_spanned!(condition_span(else_)=> else #found)
    });
    quote_spanned!(found.span=> if #condition #then #else_)
}

fn condition_span(else_: &Option<Box<Expr>>) -> Span {
    else_.as_ref().map_or_else(Span::call_site, |found| found.span)
}

/// The loop variable is bound again with its type, which rustc compares with the range's.
fn for_(
    function: &Function,
    label: Option<&Label>,
    local: LocalId,
    [start, end]: [&Expr; 2],
    inclusive: bool,
    body: &Block,
    span: Span,
) -> TokenStream {
    let (label, start, end) = (prefix(label), expr(function, start), expr(function, end));
    let range =
        if inclusive { quote_spanned!(span=> #start..=#end) } else { quote_spanned!(span=> #start..#end) };
    let body = block(function, body);
    let declared = function.local(local);
    debug_assert_eq!(declared.kind, LocalKind::LoopVariable, "`for` declares loop variables");
    let ty = ty::rust(&declared.ty, declared.name.span());
    let turn = Ident::new("turn", Span::mixed_site().located_at(declared.name.span()));
    let pattern = pattern(function, local);
    quote_spanned!(span=> #label for #turn in #range { let #pattern: #ty = #turn; #body })
}

/// The value is evaluated before the place.
fn assign(function: &Function, place: &Expr, value: &Expr, span: Span) -> TokenStream {
    let value_tokens = expr(function, value);
    let Some(pointer) = address(function, place) else {
        let place = expr(function, place);
        return quote_spanned!(span=> #place = #value_tokens;);
    };
    let (value, ty) = (temporary("value", span), ty::rust(&value.ty, span));
    quote_spanned!(span=> { let #value: #ty = #value_tokens; ::shmem_host::__private::native::store(#pointer, #value); })
}

/// The right side is evaluated before the place is read.
fn assign_op(function: &Function, op: BinaryOp, place: &Expr, value: &Expr, span: Span) -> TokenStream {
    let value_tokens = expr(function, value);
    let (right, ty) = (temporary("value", span), ty::rust(&value.ty, span));
    let Some(pointer) = address(function, place) else {
        let place = expr(function, place);
        let result = binary(op, place.clone(), quote_spanned!(span=> #right), span);
        return quote_spanned!(span=> { let #right: #ty = #value_tokens; #place = #result; });
    };
    let (at, done) = (temporary("place", span), temporary("result", span));
    let place_ty = ty::rust(&place.ty, span);
    let left = quote_spanned!(span=> ::shmem_host::__private::native::load(#at));
    let result = binary(op, left, quote_spanned!(span=> #right), span);
    quote_spanned! {span=> {
        let #right: #ty = #value_tokens;
        let #at = #pointer;
        let #done: #place_ty = #result;
        ::shmem_host::__private::native::store(#at, #done);
    }}
}

/// The pointer to a place in memory; `None` for a local.
pub(super) fn address(function: &Function, place: &Expr) -> Option<TokenStream> {
    match &place.kind {
        ExprKind::Deref(pointer) => Some(expr(function, pointer)),
        ExprKind::Index(pointer, index) => {
            let (pointer, index) = (expr(function, pointer), expr(function, index));
            Some(quote_spanned!(place.span=> ::shmem_host::__private::native::at(#pointer, #index)))
        }
        _ => None,
    }
}

/// A name that the user's code cannot see.
fn temporary(name: &str, span: Span) -> Ident {
    Ident::new(name, Span::mixed_site().located_at(span))
}

fn prefix(label: Option<&Label>) -> Option<TokenStream> {
    let lifetime = lifetime(label?);
    Some(quote_spanned!(lifetime.span()=> #lifetime:))
}

fn target(label: Option<&Label>) -> Option<Lifetime> {
    Some(lifetime(label?))
}

fn lifetime(label: &Label) -> Lifetime {
    Lifetime::new(&format!("'{}", label.name), label.name.span())
}
