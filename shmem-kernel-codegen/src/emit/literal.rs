//! Literals.

use super::code::{Code, Level};
use crate::model::{Literal, Scalar, Ty};

/// A literal of type `ty`.
pub(super) fn literal(literal: &Literal, ty: &Ty) -> Code {
    match literal {
        Literal::Int(value) => integer(*value, ty),
        Literal::Float(digits) => float(digits, ty),
        Literal::Bool(value) => Code::primary(value.to_string()),
    }
}

/// Decimal literals have the first type of int, long that holds them, and the unsigned ones with `u` ([lex.icon]).
fn integer(value: u128, ty: &Ty) -> Code {
    let scalar = ty.scalar().expect("the checker types literals as scalars");
    let unsigned = !scalar.is_signed()
        && value > i32::MAX as u128
        && (scalar == Scalar::U32 || value > i64::MAX as u128);
    let text = if unsigned { format!("{value}u") } else { value.to_string() };
    let bare = match scalar {
        Scalar::I64 | Scalar::Isize | Scalar::U32 => value <= i32::MAX as u128,
        Scalar::U64 | Scalar::Usize => !unsigned,
        _ => false,
    };
    Code { bare, ..Code::primary(text) }
}

/// A negative literal: the smallest `int32_t` and `int64_t` have no literal of their own.
pub(super) fn negative(value: u128, ty: &Ty) -> Code {
    match (ty.scalar(), value) {
        (Some(Scalar::I32), 0x8000_0000) => Code::primary("INT32_MIN"),
        (Some(Scalar::I64 | Scalar::Isize), 0x8000_0000_0000_0000) => Code::primary("INT64_MIN"),
        _ => {
            let positive = integer(value, ty);
            Code { text: format!("-{}", positive.text), level: Level::Unary, bare: positive.bare }
        }
    }
}

fn float(digits: &str, ty: &Ty) -> Code {
    let whole = !digits.contains(['.', 'e', 'E']);
    let suffix = if *ty == Ty::Scalar(Scalar::F32) { "f" } else { "" };
    let point = if whole || digits.ends_with('.') { if whole { ".0" } else { "0" } } else { "" };
    Code::primary(format!("{digits}{point}{suffix}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: u128, scalar: Scalar) -> String {
        integer(value, &Ty::Scalar(scalar)).text
    }

    #[test]
    fn large_unsigned_literals_are_marked() {
        assert_eq!(text(4_294_967_295, Scalar::U32), "4294967295u");
        assert_eq!(text(4_294_967_295, Scalar::I64), "4294967295");
        assert_eq!(text(u128::from(u64::MAX), Scalar::U64), "18446744073709551615u");
        assert_eq!(text(7, Scalar::U64), "7");
    }

    #[test]
    fn the_smallest_values_have_names() {
        assert_eq!(negative(1 << 31, &Ty::I32).text, "INT32_MIN");
        assert_eq!(negative(128, &Ty::Scalar(Scalar::I8)).text, "-128");
    }

    #[test]
    fn floats_keep_their_digits() {
        assert_eq!(float("1", &Ty::Scalar(Scalar::F32)).text, "1.0f");
        assert_eq!(float("0.1", &Ty::Scalar(Scalar::F64)).text, "0.1");
        assert_eq!(float("2.", &Ty::Scalar(Scalar::F64)).text, "2.0");
    }
}
