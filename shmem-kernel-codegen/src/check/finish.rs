//! Writes the inferred types into the model and judges what needs them: operators, casts, literals, indices.

use proc_macro2::Span;

use super::Checker;
use crate::error::ErrorKind;
use crate::model::{BinaryOp, Block, Expr, ExprKind, Function, Literal, PointerMethod, Scalar, Ty, UnaryOp};
use crate::parse::plain;

impl Checker<'_> {
    pub(super) fn finish(&mut self, function: &mut Function) {
        self.finish_locals();
        self.finish_block(&mut function.body);
    }

    fn finish_locals(&mut self) {
        for index in 0..self.locals.len() {
            let finished = self.types.finish(&self.locals[index].ty);
            if finished.is_none() {
                let (name, ty) = (self.locals[index].name.clone(), self.locals[index].ty.clone());
                self.types.give_up(&ty);
                self.report(name.span(), ErrorKind::CannotInfer { name: plain(&name) });
            }
            self.locals[index].ty = finished.unwrap_or(Ty::Unknown);
        }
    }

    fn finish_block(&mut self, block: &mut Block) {
        for expr in block.children_mut() {
            self.finish_expr(expr);
        }
    }

    fn finish_expr(&mut self, expr: &mut Expr) {
        expr.ty = match self.types.finish(&expr.ty) {
            Some(ty) => ty,
            None => self.uninferred(expr),
        };
        // The magnitude of a negative literal is judged with its sign.
        if let ExprKind::Unary(UnaryOp::Neg, operand) = &mut expr.kind
            && let ExprKind::Literal(Literal::Int(value)) = operand.kind
        {
            operand.ty = expr.ty.clone();
            return self.negative_literal(value, &expr.ty, expr.span);
        }
        for child in expr.children_mut() {
            self.finish_expr(child);
        }
        self.judge(expr);
    }

    fn uninferred(&mut self, expr: &Expr) -> Ty {
        if let ExprKind::Cast(..) = expr.kind {
            self.report(expr.span, ErrorKind::CannotInferCast {});
        }
        Ty::Unknown
    }

    fn judge(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Literal(Literal::Int(value)) => self.literal_range(*value, false, &expr.ty, expr.span),
            ExprKind::Unary(op, operand) => self.unary(*op, operand),
            ExprKind::Binary(op, left, right) => self.judge_binary(*op, left, right),
            ExprKind::AssignOp(op, place, value) => self.judge_binary(*op, place, value),
            ExprKind::Cast(operand, _) => self.judge_cast(&operand.ty, &expr.ty, expr.span),
            ExprKind::Index(_, index) => self.index(index),
            ExprKind::Pointer(
                PointerMethod::Add | PointerMethod::Sub | PointerMethod::Offset,
                _,
                arguments,
            ) => {
                self.index(&arguments[0]);
            }
            _ => {}
        }
    }

    fn negative_literal(&mut self, value: u128, ty: &Ty, span: Span) {
        let Some(scalar) = ty.scalar() else { return };
        if !scalar.is_signed() {
            return self.report(span, ErrorKind::NegateUnsigned { ty: ty.rust() });
        }
        self.literal_range(value, true, ty, span);
    }

    fn literal_range(&mut self, magnitude: u128, negative: bool, ty: &Ty, span: Span) {
        let Some((low, high)) = ty.scalar().and_then(Scalar::range) else { return };
        let limit = if negative { low } else { high };
        if magnitude > limit.unsigned_abs() {
            let sign = if negative { "-" } else { "" };
            self.report(span, ErrorKind::LiteralRange { value: format!("{sign}{magnitude}"), ty: ty.rust() });
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: &Expr) {
        let Some(scalar) = known(&operand.ty) else { return };
        let kind = match (op, scalar) {
            (UnaryOp::Not, Some(scalar)) if scalar == Scalar::Bool || scalar.is_integer() => return,
            (UnaryOp::Neg, Some(scalar)) if scalar.is_signed() => return,
            (UnaryOp::Neg, Some(_)) if is_float_literal(operand) => return,
            (UnaryOp::Neg, Some(scalar)) if scalar.is_integer() => {
                ErrorKind::NegateUnsigned { ty: operand.ty.rust() }
            }
            (UnaryOp::Neg, _) => no_operator("-", &operand.ty),
            (UnaryOp::Not, _) => no_operator("!", &operand.ty),
        };
        self.report(operand.span, kind);
    }

    fn judge_binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) {
        for side in [left, right] {
            if let Some(scalar) = known(&side.ty)
                && !accepts(op, scalar)
            {
                // Sides of one type are one error.
                return self.report(side.span, no_operator(op.symbol(), &side.ty));
            }
        }
        let Some(value) = literal(right) else { return };
        let bits = left.ty.scalar().map_or(0, Scalar::bytes) * 8;
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) && value == 0 {
            self.report(right.span, ErrorKind::DivisionByZero {});
        } else if op.is_shift() && !(0..i128::from(bits)).contains(&value) {
            let kind = ErrorKind::ShiftRange { amount: value.to_string(), ty: left.ty.rust() };
            self.report(right.span, kind);
        }
    }

    fn judge_cast(&mut self, from: &Ty, to: &Ty, span: Span) {
        let (Some(source), Some(target)) = (known(from), known(to)) else { return };
        let from_ok = source.is_some_and(|scalar| scalar.is_integer() || scalar == Scalar::Bool);
        let to_ok = target.is_some_and(Scalar::is_integer) || (from == to && source == Some(Scalar::Bool));
        if !from_ok || !to_ok {
            self.report(span, ErrorKind::BadCast { from: from.rust(), to: to.rust() });
        }
    }

    fn index(&mut self, index: &Expr) {
        if let Some(scalar) = known(&index.ty)
            && !scalar.is_some_and(Scalar::is_integer)
        {
            self.report(index.span, ErrorKind::IndexType { ty: index.ty.rust() });
        }
    }
}

/// The scalar of a type that is not wrong already: `Some(None)` for a pointer.
fn known(ty: &Ty) -> Option<Option<Scalar>> {
    (*ty != Ty::Unknown).then(|| ty.scalar())
}

fn accepts(op: BinaryOp, scalar: Option<Scalar>) -> bool {
    let Some(scalar) = scalar else { return false };
    match op {
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor => {
            scalar.is_integer() || scalar == Scalar::Bool
        }
        _ if op.is_comparison() => scalar.is_integer() || scalar == Scalar::Bool,
        _ => scalar.is_integer(),
    }
}

/// The value of an integer literal with its sign.
fn literal(expr: &Expr) -> Option<i128> {
    match &expr.kind {
        ExprKind::Literal(Literal::Int(value)) => i128::try_from(*value).ok(),
        ExprKind::Unary(UnaryOp::Neg, operand) => Some(-literal(operand)?),
        _ => None,
    }
}

fn is_float_literal(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Literal(Literal::Float(_)))
}

fn no_operator(op: &str, ty: &Ty) -> ErrorKind {
    let fix = match ty {
        Ty::Pointer(..) => "pointers move with `add`, `sub` and `offset`, and are not compared".to_string(),
        Ty::Scalar(scalar) if scalar.is_float() => {
            "in this version floats are loaded, stored and passed on, not computed with".to_string()
        }
        _ => format!("`{op}` takes integers; convert with `as` first"),
    };
    ErrorKind::NoOperator { op: op.to_string(), ty: ty.rust(), fix }
}
