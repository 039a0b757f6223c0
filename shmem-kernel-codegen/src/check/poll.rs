//! Does a loop poll global memory by plain loads?
//!
//! A plain load may be served by the core's data cache for ever, which no other core's store reaches, so such a loop hangs on
//! the device. A loop is one when what it reads is at the same address each turn and nothing in the loop acts on memory.

use std::collections::BTreeSet;

use crate::Errors;
use crate::api::Effect;
use crate::error::ErrorKind;
use crate::model::{Block, Expr, ExprKind, LocalId, StmtKind, UnaryOp};

pub(super) fn block(found: &Block, errors: &mut Errors) {
    visit_block(found, &mut |expr| match &expr.kind {
        ExprKind::While { condition, body, .. } => check_loop(&[condition], body, errors),
        ExprKind::Loop { body, .. } if !leaves(body) => check_loop(&exits(body), body, errors),
        _ => {}
    });
}

fn check_loop(conditions: &[&Expr], body: &Block, errors: &mut Errors) {
    let mut acts = false;
    let mut assigned = BTreeSet::new();
    let mut note = |expr: &Expr| {
        acts |= is_act(expr);
        assigned.extend(assigned_local(expr));
    };
    for condition in conditions {
        visit(condition, &mut note);
    }
    visit_block(body, &mut note);
    if acts {
        return;
    }
    for part in conditions.iter().flat_map(|condition| parts(condition)) {
        check_part(part, &assigned, errors);
    }
}

/// What `&&`, `||` and `!` join: each may end the loop.
fn parts(condition: &Expr) -> Vec<&Expr> {
    match &condition.kind {
        ExprKind::Logical(_, left, right) => [parts(left), parts(right)].concat(),
        ExprKind::Unary(UnaryOp::Not, operand) => parts(operand),
        _ => vec![condition],
    }
}

/// A part polls when nothing but the loads can change it: `i < *end` ends by `i`.
fn check_part(part: &Expr, assigned: &BTreeSet<LocalId>, errors: &mut Errors) {
    let mut moves = false;
    let mut loads = Vec::new();
    visit(part, &mut |expr| match expr.kind {
        ExprKind::Local(id) => moves |= assigned.contains(&id),
        ExprKind::Deref(_) | ExprKind::Index(..) => loads.push(expr.span),
        _ => {}
    });
    if !moves {
        loads.into_iter().for_each(|span| errors.report(span, ErrorKind::RawPoll {}));
    }
}

/// Whether a block ends its loop, whatever happens: such a loop has one turn at most.
fn leaves(block: &Block) -> bool {
    block.stmts.iter().any(|stmt| {
        matches!(&stmt.kind, StmtKind::Expr(Expr { kind: ExprKind::Break(_) | ExprKind::Return, .. }))
    })
}

/// The conditions of the `if`s of a `loop` that leave it.
fn exits(body: &Block) -> Vec<&Expr> {
    let mut found = Vec::new();
    for stmt in &body.stmts {
        if let StmtKind::Expr(Expr { kind: ExprKind::If { condition, then, else_ }, .. }) = &stmt.kind {
            let else_leaves =
                matches!(else_.as_deref(), Some(Expr { kind: ExprKind::Block(block), .. }) if leaves(block));
            if leaves(then) || else_leaves {
                found.push(&**condition);
            }
        }
    }
    found
}

/// Whether it may change what a load sees: any call but a pure one, and any store through a pointer.
fn is_act(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Call(call) => call.function.is_none_or(|row| row.effect != Effect::Pure),
        ExprKind::Assign(place, _) | ExprKind::AssignOp(_, place, _) => {
            !matches!(place.kind, ExprKind::Local(_))
        }
        _ => false,
    }
}

fn assigned_local(expr: &Expr) -> Option<LocalId> {
    match &expr.kind {
        ExprKind::Assign(place, _) | ExprKind::AssignOp(_, place, _) => match place.kind {
            ExprKind::Local(id) => Some(id),
            _ => None,
        },
        _ => None,
    }
}

/// Calls `see` on an expression and everything in it.
fn visit<'a>(expr: &'a Expr, see: &mut impl FnMut(&'a Expr)) {
    see(expr);
    for child in expr.children() {
        visit(child, see);
    }
}

fn visit_block<'a>(found: &'a Block, see: &mut impl FnMut(&'a Expr)) {
    for expr in found.children() {
        visit(expr, see);
    }
}
