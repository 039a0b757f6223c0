//! Which values can an integer expression have?
//!
//! Intervals over `i128`, from types, literals, the vocabulary's table, locals that never change, and loop bounds. A range decides
//! whether a helper is needed; a result that may wrap has its type's whole range, so a range never claims too little.

use crate::model::{BinaryOp, Block, Expr, ExprKind, Function, Literal, LocalId, StmtKind, UnaryOp};

type Range = (i128, i128);

/// The smallest and largest value of an integer or bool expression; `None` for other types.
pub(crate) fn range(function: &Function, expr: &Expr) -> Option<Range> {
    let whole = expr.ty.scalar()?.range()?;
    let found = match &expr.kind {
        ExprKind::Literal(Literal::Int(value)) => i128::try_from(*value).ok().map(|value| (value, value)),
        ExprKind::Literal(Literal::Bool(value)) => Some((i128::from(*value), i128::from(*value))),
        ExprKind::Local(id) => function.local(*id).range,
        ExprKind::Unary(UnaryOp::Neg, operand) => range(function, operand).map(|(low, high)| (-high, -low)),
        ExprKind::Binary(op, left, right) => binary(*op, range(function, left), range(function, right)),
        ExprKind::Cast(operand, _) => range(function, operand),
        ExprKind::Call(call) => call.function.and_then(|row| row.range),
        _ => None,
    };
    // What leaves the type wraps.
    Some(found.filter(|found| found.0 >= whole.0 && found.1 <= whole.1).unwrap_or(whole))
}

/// Writes the ranges of the locals of a checked function.
pub(super) fn locals(function: &mut Function) {
    for index in 0..function.locals.len() {
        function.locals[index].range = function.locals[index].ty.scalar().and_then(|scalar| scalar.range());
    }
    let body = function.body.clone();
    block(function, &body);
}

fn block(function: &mut Function, found: &Block) {
    for stmt in &found.stmts {
        match &stmt.kind {
            StmtKind::Let { local, init: Some(init), .. } => {
                let known = range(function, init);
                narrow(function, *local, known);
            }
            StmtKind::Let { .. } => {}
            StmtKind::Expr(expr) => statement(function, expr),
        }
    }
}

fn statement(function: &mut Function, expr: &Expr) {
    match &expr.kind {
        ExprKind::If { then, else_, .. } => {
            block(function, then);
            if let Some(else_) = else_ {
                statement(function, else_);
            }
        }
        ExprKind::Block(body) | ExprKind::Loop { body, .. } | ExprKind::While { body, .. } => {
            block(function, body)
        }
        ExprKind::For { local, start, end, inclusive, body, .. } => {
            let known = turns(range(function, start), range(function, end), *inclusive);
            narrow(function, *local, known);
            block(function, body);
        }
        _ => {}
    }
}

/// The values of a loop variable. A loop that never turns has none, and any range is right for it.
fn turns(start: Option<Range>, end: Option<Range>, inclusive: bool) -> Option<Range> {
    let (low, high) = (start?.0, end?.1 - i128::from(!inclusive));
    (low <= high).then_some((low, high))
}

fn narrow(function: &mut Function, id: LocalId, known: Option<Range>) {
    let local = &mut function.locals[id.0];
    if !local.mutable && known.is_some() {
        local.range = known;
    }
}

/// The values of an operator over operands with these values, before they wrap; `None` where nothing is known.
pub(crate) fn binary(op: BinaryOp, left: Option<Range>, right: Option<Range>) -> Option<Range> {
    if op.is_comparison() {
        return Some((0, 1));
    }
    let (left, right) = (left?, right?);
    match op {
        BinaryOp::Add => Some((left.0 + right.0, left.1 + right.1)),
        BinaryOp::Sub => Some((left.0 - right.1, left.1 - right.0)),
        BinaryOp::Mul => product(left, right),
        BinaryOp::Div if right.0 > 0 => Some(quotient(left, right)),
        BinaryOp::Rem if right.0 > 0 => Some(remainder(left, right.1)),
        BinaryOp::BitAnd if left.0 >= 0 && right.0 >= 0 => Some((0, left.1.min(right.1))),
        BinaryOp::Shr if left.0 >= 0 => Some((0, left.1)),
        _ => None,
    }
}

fn product(left: Range, right: Range) -> Option<Range> {
    let corners = [
        left.0.checked_mul(right.0)?,
        left.0.checked_mul(right.1)?,
        left.1.checked_mul(right.0)?,
        left.1.checked_mul(right.1)?,
    ];
    Some((*corners.iter().min()?, *corners.iter().max()?))
}

/// A positive divisor moves a value towards zero: the smallest divisor least, the largest most.
fn quotient(left: Range, right: Range) -> Range {
    let low = if left.0 < 0 { right.0 } else { right.1 };
    let high = if left.1 < 0 { right.1 } else { right.0 };
    (left.0 / low, left.1 / high)
}

/// `left % n` for `0 < n <= largest`: the sign of the left side, and no larger than it.
fn remainder(left: Range, largest: i128) -> Range {
    let limit = largest - 1;
    (left.0.clamp(-limit, 0), left.1.clamp(0, limit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_by_a_positive_range_keeps_the_sign() {
        assert_eq!(binary(BinaryOp::Div, Some((-10, 20)), Some((3, 4))), Some((-3, 6)));
        assert_eq!(binary(BinaryOp::Div, Some((10, 20)), Some((1, 10))), Some((1, 20)));
        assert_eq!(binary(BinaryOp::Div, Some((-10, 20)), Some((0, 4))), None);
    }

    #[test]
    fn remainder_is_smaller_than_its_divisor_and_its_left_side() {
        assert_eq!(binary(BinaryOp::Rem, Some((1, 16384)), Some((1, 16384))), Some((0, 16383)));
        assert_eq!(binary(BinaryOp::Rem, Some((-7, 2)), Some((5, 5))), Some((-4, 2)));
    }

    /// A range that claims too little would drop a helper that some value needs.
    #[test]
    fn no_value_lies_outside_its_range() {
        let ends = || -5..=5i128;
        let ranges: Vec<Range> = ends().flat_map(|low| (low..=5).map(move |high| (low, high))).collect();
        for (left, right) in ranges.iter().flat_map(|left| ranges.iter().map(move |right| (*left, *right))) {
            for (op, value) in OPERATORS {
                let Some((low, high)) = binary(op, Some(left), Some(right)) else { continue };
                for (a, b) in (left.0..=left.1).flat_map(|a| (right.0..=right.1).map(move |b| (a, b))) {
                    let value = value(a, b);
                    assert!(
                        value.is_none_or(|value| low <= value && value <= high),
                        "{a} {} {b}",
                        op.symbol()
                    );
                }
            }
        }
    }

    /// An operator's value; `None` where it has none.
    type Meaning = fn(i128, i128) -> Option<i128>;

    const OPERATORS: [(BinaryOp, Meaning); 12] = [
        (BinaryOp::Add, |a, b| Some(a + b)),
        (BinaryOp::Sub, |a, b| Some(a - b)),
        (BinaryOp::Mul, |a, b| Some(a * b)),
        (BinaryOp::Div, i128::checked_div),
        (BinaryOp::Rem, i128::checked_rem),
        (BinaryOp::BitAnd, |a, b| Some(a & b)),
        (BinaryOp::BitOr, |a, b| Some(a | b)),
        (BinaryOp::BitXor, |a, b| Some(a ^ b)),
        // Amounts are masked to the width, which is at least 8.
        (BinaryOp::Shl, |a, b| Some(a << (b & 7))),
        (BinaryOp::Shr, |a, b| Some(a >> (b & 7))),
        (BinaryOp::Lt, |a, b| Some(i128::from(a < b))),
        (BinaryOp::Eq, |a, b| Some(i128::from(a == b))),
    ];

    #[test]
    fn products_of_large_ranges_are_unknown() {
        let whole = (i128::from(i64::MIN), i128::from(i64::MAX));
        assert_eq!(binary(BinaryOp::Mul, Some(whole), Some((-1, 1))), Some((-whole.1 - 1, whole.1 + 1)));
        let huge = (0, i128::from(u64::MAX));
        assert_eq!(product(huge, huge), None);
    }

    #[test]
    fn a_loop_that_never_turns_narrows_nothing() {
        assert_eq!(turns(Some((5, 5)), Some((5, 5)), false), None);
        assert_eq!(turns(Some((0, 0)), Some((1, 8)), false), Some((0, 7)));
        assert_eq!(turns(Some((0, 0)), Some((1, 8)), true), Some((0, 8)));
    }
}
