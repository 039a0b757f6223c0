//! Types in C++.

use crate::model::{Scalar, Ty};

/// The type of a variable or parameter: `int32_t`, `__gm__ int32_t*`.
pub(super) fn cpp(ty: &Ty) -> String {
    match ty {
        Ty::Scalar(scalar) => scalar.cpp().to_string(),
        Ty::Pointer(space, element) => format!("{} {}*", space.cpp(), cpp(element)),
        Ty::Unit | Ty::Never => "void".to_string(),
        Ty::Unknown | Ty::Variable(_) => unreachable!("the checker leaves no type open"),
    }
}

/// The same without the address space, for the host side of a launch.
pub(super) fn host(ty: &Ty) -> String {
    match ty {
        Ty::Pointer(_, element) => format!("{}*", cpp(element)),
        Ty::Scalar(Scalar::F16 | Scalar::Bf16) => "uint16_t".to_string(),
        other => cpp(other),
    }
}

/// Whether values travel as their bits, because the host compiler cannot pass them.
pub(super) fn travels_as_bits(ty: &Ty) -> bool {
    matches!(ty, Ty::Scalar(Scalar::F16 | Scalar::Bf16))
}

/// The unsigned type of the same size.
pub(super) fn unsigned(scalar: Scalar) -> &'static str {
    match scalar.bytes() {
        1 => "uint8_t",
        2 => "uint16_t",
        4 => "uint32_t",
        _ => "uint64_t",
    }
}
