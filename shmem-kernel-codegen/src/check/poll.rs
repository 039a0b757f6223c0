//! Does a loop poll global memory by plain loads?
//!
//! A plain load may be served by the core's data cache for ever, which no other core's store reaches, so such a loop hangs on
//! the device. A loop is one when what it reads is at the same address each turn and nothing in the loop acts on memory.

use std::collections::BTreeSet;

use crate::Errors;
use crate::api::Effect;
use crate::error::ErrorKind;
use crate::model::{Block, Expr, ExprKind, LocalId, StmtKind};

pub(super) fn block(found: &Block, errors: &mut Errors) {
    visit_block(found, &mut |expr| match &expr.kind {
        ExprKind::While { condition, body, .. } => check_loop(&[condition], body, errors),
        ExprKind::Loop { body, .. } => check_loop(&exits(body), body, errors),
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
    for condition in conditions {
        visit(condition, &mut |expr| {
            if is_fixed_load(expr, &assigned) {
                errors.report(expr.span, ErrorKind::RawPoll {});
            }
        });
    }
}

/// The conditions of the `if`s of a `loop` that leave it.
fn exits(body: &Block) -> Vec<&Expr> {
    let mut found = Vec::new();
    for stmt in &body.stmts {
        if let StmtKind::Expr(Expr { kind: ExprKind::If { condition, then, else_ }, .. }) = &stmt.kind {
            let leaves = |block: &Block| {
                block.stmts.iter().any(|stmt| {
                    matches!(
                        &stmt.kind,
                        StmtKind::Expr(Expr { kind: ExprKind::Break(_) | ExprKind::Return, .. })
                    )
                })
            };
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

/// Whether it loads from an address that no assigned local takes part in.
fn is_fixed_load(expr: &Expr, assigned: &BTreeSet<LocalId>) -> bool {
    if !matches!(expr.kind, ExprKind::Deref(_) | ExprKind::Index(..)) {
        return false;
    }
    let mut moves = false;
    visit(expr, &mut |part| moves |= matches!(part.kind, ExprKind::Local(id) if assigned.contains(&id)));
    !moves
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
