//! Expressions with a value: names become locals, operands' types meet.

use proc_macro2::{Ident, Span};

use super::Checker;
use super::infer::Kind;
use crate::api;
use crate::error::ErrorKind;
use crate::model::{BinaryOp, Expr, ExprKind, Literal, PointerMethod, Space, Ty};
use crate::parse::plain;

impl Checker<'_> {
    /// The type of an expression, which must have a value.
    pub(super) fn value(&mut self, expr: &mut Expr) -> Ty {
        let ty = self.expr(expr);
        if ty == Ty::Unit {
            self.report(expr.span, ErrorKind::UnitValue {});
            expr.ty = Ty::Unknown;
            return Ty::Unknown;
        }
        ty
    }

    /// The type of an expression; [`Ty::Unit`] for a call without a result.
    pub(super) fn expr(&mut self, expr: &mut Expr) -> Ty {
        let span = expr.span;
        let ty = match &mut expr.kind {
            ExprKind::Literal(literal) => self.literal(literal, &expr.ty),
            ExprKind::Name(name) => {
                let name = name.clone();
                return self.name(expr, &name);
            }
            ExprKind::Local(id) => self.locals[id.0].ty.clone(),
            ExprKind::Unary(_, operand) => self.value(operand),
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::Logical(_, left, right) => self.logical(left, right),
            ExprKind::Cast(operand, target) => self.cast(operand, &target.clone()),
            ExprKind::Deref(pointer) => self.deref(pointer),
            ExprKind::Index(pointer, index) => {
                self.value(index);
                self.deref(pointer)
            }
            ExprKind::Call(call) => self.call(call, span),
            ExprKind::Pointer(method, receiver, arguments) => self.pointer(*method, receiver, arguments),
            _ => unreachable!("the parser puts control flow in the place of statements only"),
        };
        expr.ty = ty.clone();
        ty
    }

    fn literal(&mut self, literal: &Literal, suffix: &Ty) -> Ty {
        match (literal, suffix) {
            (Literal::Int(_), Ty::Unknown) => self.types.fresh(Kind::Integer),
            (Literal::Float(_), Ty::Unknown) => self.types.fresh(Kind::Float),
            (_, suffix) => suffix.clone(),
        }
    }

    fn name(&mut self, expr: &mut Expr, name: &Ident) -> Ty {
        let text = plain(name);
        expr.ty = match self.scopes.find(&text) {
            Some(id) => {
                expr.kind = ExprKind::Local(id);
                self.locals[id.0].used = true;
                self.locals[id.0].ty.clone()
            }
            None => {
                let is_function = api::find(&text).is_some() || api::family(&text).next().is_some();
                let kind = match is_function {
                    true => ErrorKind::FunctionAsValue { name: text },
                    false => ErrorKind::UnknownName { name: text },
                };
                self.report(name.span(), kind);
                Ty::Unknown
            }
        };
        expr.ty.clone()
    }

    fn binary(&mut self, op: BinaryOp, left: &mut Expr, right: &mut Expr) -> Ty {
        let (l, r) = (self.value(left), self.value(right));
        if self.sides_meet(op, &l) {
            self.unify(&l, &r, right.span);
        }
        if op.is_comparison() { Ty::BOOL } else { l }
    }

    /// Whether both sides have one type. The amount of a shift has its own; of a pointer only the missing operator is reported.
    pub(super) fn sides_meet(&self, op: BinaryOp, left: &Ty) -> bool {
        !op.is_shift() && self.types.resolve(left).element().is_none()
    }

    fn logical(&mut self, left: &mut Expr, right: &mut Expr) -> Ty {
        for side in [left, right] {
            let found = self.value(side);
            self.unify(&Ty::BOOL, &found, side.span);
        }
        Ty::BOOL
    }

    /// A literal under `as`, also behind a sign, takes the target's type at once, as in Rust.
    fn cast(&mut self, operand: &mut Expr, target: &Ty) -> Ty {
        let found = self.value(operand);
        if is_signed_literal(operand) && target.scalar().is_some_and(|scalar| scalar.is_integer()) {
            let _ = self.types.unify(target, &found);
        }
        match target {
            Ty::Unknown => self.types.fresh(Kind::Any),
            target => target.clone(),
        }
    }

    fn deref(&mut self, pointer: &mut Expr) -> Ty {
        let ty = self.value(pointer);
        match self.types.resolve(&ty) {
            Ty::Pointer(_, element) => *element,
            Ty::Unknown => Ty::Unknown,
            other => self.not_a_pointer(&other, pointer.span),
        }
    }

    fn pointer(&mut self, method: PointerMethod, receiver: &mut Expr, arguments: &mut [Expr]) -> Ty {
        for argument in arguments {
            self.value(argument);
        }
        let ty = self.value(receiver);
        match (self.types.resolve(&ty), method) {
            (Ty::Unknown, _) => Ty::Unknown,
            (Ty::Pointer(Space::Sym, element), PointerMethod::Local) => Ty::Pointer(Space::Gm, element),
            (pointer, PointerMethod::Local) if pointer.element().is_some() => {
                let ty = pointer.rust();
                self.report(receiver.span, ErrorKind::AlreadyLocal { ty });
                Ty::Unknown
            }
            (pointer @ Ty::Pointer(..), _) => pointer,
            (other, _) => self.not_a_pointer(&other, receiver.span),
        }
    }

    fn not_a_pointer(&mut self, ty: &Ty, span: Span) -> Ty {
        let ty = self.types.name(ty);
        self.report(span, ErrorKind::NotAPointer { ty });
        Ty::Unknown
    }
}

fn is_signed_literal(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Literal(Literal::Int(_)) => true,
        ExprKind::Unary(_, operand) => is_signed_literal(operand),
        _ => false,
    }
}
