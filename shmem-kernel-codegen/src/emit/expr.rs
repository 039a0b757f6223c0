//! Expressions with a value.

use super::code::{Code, Level};
use super::function::Printer;
use super::literal;
use crate::model::{Expr, ExprKind, Literal, LogicalOp, PointerMethod, Scalar, Ty, UnaryOp};

impl Printer<'_> {
    /// The code of an expression. What must be evaluated before it is printed as statements first.
    pub(super) fn expr(&mut self, expr: &Expr) -> Code {
        match &expr.kind {
            ExprKind::Literal(value) => literal::literal(value, &expr.ty),
            ExprKind::Local(id) => Code::primary(self.names.local(*id)),
            ExprKind::Unary(op, operand) => self.unary(*op, operand, &expr.ty),
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::Logical(op, left, right) => self.logical(*op, left, right),
            ExprKind::Cast(operand, _) => self.cast(operand, &expr.ty),
            ExprKind::Deref(pointer) => {
                let pointer = self.expr(pointer);
                deref(&pointer)
            }
            ExprKind::Index(pointer, index) => {
                let [pointer, index] = self.operands([pointer, index]);
                at(&pointer, &index)
            }
            ExprKind::Call(call) => self.call(call),
            ExprKind::Pointer(method, receiver, arguments) => self.pointer(*method, receiver, arguments),
            _ => unreachable!("control flow stands in the place of statements only"),
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: &Expr, ty: &Ty) -> Code {
        if let (UnaryOp::Neg, ExprKind::Literal(Literal::Int(value))) = (op, &operand.kind) {
            return literal::negative(*value, ty);
        }
        let code = self.expr(operand);
        let operator = match (op, ty) {
            (UnaryOp::Neg, _) => '-',
            (UnaryOp::Not, &Ty::BOOL) => '!',
            (UnaryOp::Not, _) => '~',
        };
        // `~5` of an unsigned or wide type must not be computed as int.
        let code = if code.bare { code.cast(&super::ty::cpp(ty)) } else { code };
        let text = code.prefix(operator);
        narrowed(Code::new(text, Level::Unary), ty)
    }

    /// `&&` and `||`: the right side runs only when it must, also when it needs statements of its own.
    fn logical(&mut self, op: LogicalOp, left: &Expr, right: &Expr) -> Code {
        let left = self.expr(left);
        let start = self.text.len();
        let name = self.names.temporary();
        let right = self.expr(right);
        let (level, symbol) = match op {
            LogicalOp::And => (Level::And, "&&"),
            LogicalOp::Or => (Level::Or, "||"),
        };
        if self.text.len() == start {
            self.names.release(&name);
            let text = format!("{} {symbol} {}", left.inside(level, false), right.inside(level, true));
            return Code::new(text, level);
        }
        let steps = self.text.take(start);
        self.text.line(format!("bool {name} = {};", left.text));
        let condition = if op == LogicalOp::And { name.clone() } else { format!("!{name}") };
        self.text.open(format!("if ({condition})"));
        self.text.append(steps);
        self.text.line(format!("{name} = {};", right.text));
        self.text.close();
        Code::primary(name)
    }

    /// Between integers, and from bool: `static_cast` truncates, or extends by the source's sign, as `as` does.
    fn cast(&mut self, operand: &Expr, target: &Ty) -> Code {
        let code = self.expr(operand);
        let (from, to) = (super::ty::cpp(&operand.ty), super::ty::cpp(target));
        if from == to { code } else { code.cast(&to) }
    }

    fn pointer(&mut self, method: PointerMethod, receiver: &Expr, arguments: &[Expr]) -> Code {
        let symbol = match method {
            PointerMethod::Add | PointerMethod::Offset => "+",
            PointerMethod::Sub => "-",
            PointerMethod::Local => return self.expr(receiver),
        };
        let [pointer, offset] = self.operands([receiver, &arguments[0]]);
        let level = Level::Additive;
        let offset = offset.inside(level, true);
        // `p - -1` needs no space trick: a sign is parenthesised.
        let offset = if offset.starts_with('-') { format!("({offset})") } else { offset };
        Code::new(format!("{} {symbol} {offset}", pointer.inside(level, false)), level)
    }
}

/// `*p`
pub(super) fn deref(pointer: &Code) -> Code {
    Code::new(pointer.prefix('*'), Level::Unary)
}

/// `p[i]`
pub(super) fn at(pointer: &Code, index: &Code) -> Code {
    Code::primary(format!("{}[{}]", pointer.postfix(), index.text))
}

/// C++ computes types narrower than int as int: the result is cast back.
pub(super) fn narrowed(code: Code, ty: &Ty) -> Code {
    match ty.scalar() {
        Some(scalar) if scalar.is_integer() && scalar.bytes() < 4 => code.cast(scalar.cpp()),
        _ => code,
    }
}

/// Whether values of the type are computed in the type itself, not as int.
pub(super) fn is_wide(ty: &Ty) -> bool {
    ty.scalar().is_some_and(|scalar| scalar.is_integer() && scalar.bytes() >= 4)
        || *ty == Ty::Scalar(Scalar::Bool)
}
