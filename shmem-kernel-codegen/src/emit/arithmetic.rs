//! Arithmetic with Rust's meaning: it wraps, shift amounts are masked, division by zero ends the kernel.
//!
//! `-fwrapv` makes plain signed arithmetic wrap at 32 and 64 bits. Where the value ranges exclude the cases that C++ leaves
//! undefined, the plain operator is printed, so that a helper in the text tells that something can really go wrong there.

use super::code::{Code, Level};
use super::expr::narrowed;
use super::function::Printer;
use super::helper::Helper;
use super::ty;
use crate::check::{range, range_of};
use crate::model::{BinaryOp, Expr, Scalar, Ty};

type Range = Option<(i128, i128)>;

impl Printer<'_> {
    pub(super) fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Code {
        let codes = self.operands([left, right]);
        self.combine(op, left, right, codes)
    }

    /// The operator over operands that are printed already.
    pub(super) fn combine(&mut self, op: BinaryOp, left: &Expr, right: &Expr, codes: [Code; 2]) -> Code {
        let [l, r] = codes;
        if op.is_comparison() {
            return plain(op, &l, &r);
        }
        let ty = &left.ty;
        if op == BinaryOp::Shl {
            return self.shift_left(left, right, l, r);
        }
        let as_int = l.bare && (op.is_shift() || (r.bare && !self.fits_int(op, left, right)));
        let l = if as_int { l.cast(&ty::cpp(ty)) } else { l };
        match op {
            BinaryOp::Shr => narrowed(plain(op, &l, &self.amount(ty, right, r)), ty),
            BinaryOp::Div | BinaryOp::Rem if self.needs_helper(left, right) => self.quotient(op, ty, &l, &r),
            _ => narrowed(plain(op, &l, &r), ty),
        }
    }

    /// Whether `/` and `%` could meet a zero, or the smallest value by -1.
    pub(super) fn needs_helper(&self, left: &Expr, right: &Expr) -> bool {
        let (dividend, divisor) = (range(self.function, left), range(self.function, right));
        let smallest = left.ty.scalar().and_then(Scalar::range).map(|range| range.0);
        let signed = left.ty.scalar().is_some_and(Scalar::is_signed);
        let overflows =
            signed && contains(divisor, -1) && smallest.is_none_or(|smallest| contains(dividend, smallest));
        contains(divisor, 0) || overflows
    }

    /// Whether an operator over small literals may be computed as int.
    fn fits_int(&self, op: BinaryOp, left: &Expr, right: &Expr) -> bool {
        let result = range_of(op, range(self.function, left), range(self.function, right));
        let whole = left.ty.scalar().and_then(Scalar::range);
        let (Some((low, high)), Some(whole)) = (result, whole) else { return false };
        low >= whole.0.max(i128::from(i32::MIN)) && high <= whole.1.min(i128::from(i32::MAX))
    }

    fn quotient(&mut self, op: BinaryOp, ty: &Ty, l: &Code, r: &Code) -> Code {
        let scalar = ty.scalar().expect("the checker lets integers be divided only");
        let helper = if op == BinaryOp::Div { Helper::Div(scalar) } else { Helper::Rem(scalar) };
        Code::primary(format!("{}({}, {})", self.helpers.need(helper), l.text, r.text))
    }

    /// A left shift of a negative value, or one that reaches the sign, is undefined in C++17: it is done unsigned.
    fn shift_left(&mut self, left: &Expr, right: &Expr, l: Code, r: Code) -> Code {
        let ty = &left.ty;
        let scalar = ty.scalar().expect("the checker lets integers be shifted only");
        let fits = shifted_fits(range(self.function, left), range(self.function, right), scalar);
        let amount = self.amount(ty, right, r);
        if scalar.is_signed() && !fits {
            return plain(BinaryOp::Shl, &l.cast(ty::unsigned(scalar)), &amount).cast(scalar.cpp());
        }
        let l = if l.bare { l.cast(scalar.cpp()) } else { l };
        narrowed(plain(BinaryOp::Shl, &l, &amount), ty)
    }

    /// A shift amount, masked to the width unless it is in range.
    pub(super) fn amount(&self, ty: &Ty, right: &Expr, code: Code) -> Code {
        let bits = i128::from(ty.scalar().expect("the checker lets integers be shifted only").bytes() * 8);
        match range(self.function, right) {
            Some((low, high)) if low >= 0 && high < bits => code,
            _ => Code::new(format!("{} & {}", code.inside(Level::BitAnd, false), bits - 1), Level::BitAnd),
        }
    }
}

fn plain(op: BinaryOp, l: &Code, r: &Code) -> Code {
    let level = level(op);
    let right = r.inside(level, true);
    // `a - -b` reads too much like a decrement.
    let right = if level == Level::Additive && right.starts_with('-') { format!("({right})") } else { right };
    let text = format!("{} {} {right}", l.inside(level, false), op.symbol());
    Code { bare: l.bare && r.bare, ..Code::new(text, level) }
}

fn level(op: BinaryOp) -> Level {
    match op {
        BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => Level::Multiplicative,
        BinaryOp::Add | BinaryOp::Sub => Level::Additive,
        BinaryOp::Shl | BinaryOp::Shr => Level::Shift,
        BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => Level::Relational,
        BinaryOp::Eq | BinaryOp::Ne => Level::Equality,
        BinaryOp::BitAnd => Level::BitAnd,
        BinaryOp::BitXor => Level::BitXor,
        BinaryOp::BitOr => Level::BitOr,
    }
}

fn contains(range: Range, value: i128) -> bool {
    range.is_none_or(|(low, high)| low <= value && value <= high)
}

fn shifted_fits(left: Range, right: Range, scalar: Scalar) -> bool {
    let (Some((low, high)), Some((_, amount)), Some((_, largest))) = (left, right, scalar.range()) else {
        return false;
    };
    low >= 0 && amount < i128::from(scalar.bytes() * 8) && high << amount <= largest
}
