//! In which order must operands be evaluated?

use crate::api::Effect;
use crate::model::{BinaryOp, Expr, ExprKind, Function};

/// How strongly an expression is bound to its place among others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Order {
    /// Locals, literals and arithmetic: any order gives the same.
    Free,
    /// Loads plainly, or may trap: must not move past an act.
    Loads,
    /// A device call that reads, writes, orders or waits: must not move past a load or another act. Two `g`s may
    /// see another PE's stores between them, so their order can be seen too.
    Acts,
}

/// The order of an expression: that of its strongest part. Locals cannot change within an expression, because assignments are
/// statements.
pub(crate) fn order(function: &Function, expr: &Expr) -> Order {
    match &expr.kind {
        ExprKind::Literal(_) | ExprKind::Local(_) => Order::Free,
        ExprKind::Unary(_, operand) | ExprKind::Cast(operand, _) => order(function, operand),
        ExprKind::Binary(op, left, right) => binary(function, *op, left, right),
        ExprKind::Logical(_, left, right) => order(function, left).max(order(function, right)),
        ExprKind::Deref(pointer) => order(function, pointer).max(Order::Loads),
        ExprKind::Index(pointer, index) => {
            order(function, pointer).max(order(function, index)).max(Order::Loads)
        }
        ExprKind::Pointer(_, receiver, arguments) => {
            strongest(function, arguments).max(order(function, receiver))
        }
        ExprKind::Call(call) => {
            let own = call.function.map_or(Order::Acts, |row| effect(row.effect));
            own.max(strongest(function, &call.arguments))
        }
        _ => Order::Acts,
    }
}

fn strongest(function: &Function, exprs: &[Expr]) -> Order {
    exprs.iter().map(|expr| order(function, expr)).max().unwrap_or(Order::Free)
}

fn binary(function: &Function, op: BinaryOp, left: &Expr, right: &Expr) -> Order {
    let traps = matches!(op, BinaryOp::Div | BinaryOp::Rem)
        && super::range(function, right).is_none_or(contains_zero);
    let own = if traps { Order::Loads } else { Order::Free };
    own.max(order(function, left)).max(order(function, right))
}

fn contains_zero((low, high): (i128, i128)) -> bool {
    low <= 0 && high >= 0
}

fn effect(effect: Effect) -> Order {
    match effect {
        Effect::Pure => Order::Free,
        Effect::Reads | Effect::Acts | Effect::Collective => Order::Acts,
    }
}
