//! Does arithmetic leave its type whatever the values are? rustc denies that too (`arithmetic_overflow`).

use super::range::{binary, range};
use crate::Errors;
use crate::error::ErrorKind;
use crate::model::{BinaryOp, Expr, ExprKind, Function, Scalar, Ty, UnaryOp};

/// Reports the operators of a function that always overflow.
pub(super) fn function(function: &Function, errors: &mut Errors) {
    for expr in function.body.children() {
        check(function, expr, errors);
    }
}

fn check(function: &Function, expr: &Expr, errors: &mut Errors) {
    for part in expr.children() {
        check(function, part, errors);
    }
    let result = match &expr.kind {
        ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), left, right) => {
            binary(*op, range(function, left), range(function, right))
        }
        ExprKind::Unary(UnaryOp::Neg, operand) => range(function, operand).map(|(low, high)| (-high, -low)),
        _ => None,
    };
    if result.is_some_and(|result| lies_outside(result, &expr.ty)) {
        errors.report(expr.span, ErrorKind::Overflow { ty: expr.ty.rust() });
    }
}

fn lies_outside((low, high): (i128, i128), ty: &Ty) -> bool {
    ty.scalar().and_then(Scalar::range).is_some_and(|(smallest, largest)| high < smallest || low > largest)
}
