//! What to write where two types do not agree.

use super::infer::{Kind, Types};
use crate::error::ErrorKind;
use crate::model::{Scalar, Space, Ty};

/// The error for a value of type `found` where `wanted` was expected.
pub(super) fn error(types: &Types, wanted: &Ty, found: &Ty) -> ErrorKind {
    let fix = fix(types, wanted, found);
    let is_space = wanted.element().is_some() && wanted.element() == found.element();
    let (wanted, found) = (types.name(wanted), types.name(found));
    match is_space {
        true => ErrorKind::AddressSpace { wanted, found, fix },
        false => ErrorKind::Mismatch { wanted, found, fix },
    }
}

fn fix(types: &Types, wanted: &Ty, found: &Ty) -> String {
    let name = types.name(wanted);
    match (wanted, found) {
        (Ty::Pointer(Space::Sym, a), Ty::Pointer(_, b)) if a == b => {
            "a PE number translates symmetric memory only: make the parameter a `Sym`, and pass a symmetric buffer at the launch"
                .to_string()
        }
        (Ty::Pointer(_, a), Ty::Pointer(Space::Sym, b)) if a == b => {
            "`.local()` gives this PE's side of symmetric memory".to_string()
        }
        (&Ty::BOOL, _) if is_integer(types, found) => "compare it, such as `x != 0`".to_string(),
        (Ty::Scalar(scalar), Ty::Variable(_)) if scalar.is_float() && is_integer(types, found) => {
            "write the number with a point, such as `1.0`".to_string()
        }
        (Ty::Scalar(scalar), Ty::Scalar(_)) if scalar.is_integer() && is_castable(found) => {
            format!("convert with `as {name}`")
        }
        _ => format!("write a value of type `{name}`"),
    }
}

fn is_integer(types: &Types, ty: &Ty) -> bool {
    types.is_open(ty, Kind::Integer) || ty.scalar().is_some_and(Scalar::is_integer)
}

fn is_castable(ty: &Ty) -> bool {
    ty.scalar().is_some_and(|scalar| scalar.is_integer() || scalar == Scalar::Bool)
}
