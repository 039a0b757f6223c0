//! One value to or from a PE: `p` and `g`.

use super::{Cpp, Effect, Element, Function, ParameterKind, RMA_TYPES, parameter};
use crate::Soc;

pub(super) fn rows() -> Vec<Function> {
    RMA_TYPES.iter().map(put).chain(RMA_TYPES.iter().map(get)).collect()
}

fn put((type_name, element): &(&str, Element)) -> Function {
    let scalar = element.scalar().expect("RMA types are scalars");
    Function {
        name: format!("{type_name}_p"),
        generic: (*element != Element::Char).then_some("p"),
        cpp: Cpp::Call(format!("aclshmem_{type_name}_p")),
        group: "rma-scalar",
        parameters: vec![
            parameter("dst", ParameterKind::Symmetric(*element)),
            parameter("value", ParameterKind::Value(scalar)),
            parameter("pe", ParameterKind::Pe),
        ],
        returns: None,
        range: None,
        socs: &Soc::ALL,
        effect: Effect::Acts,
        doc: format!(
            "Stores one `{}` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the write-back \
             was issued; `quiet` orders it with other traffic.",
            scalar.rust()
        ),
    }
}

fn get((type_name, element): &(&str, Element)) -> Function {
    let scalar = element.scalar().expect("RMA types are scalars");
    Function {
        name: format!("{type_name}_g"),
        generic: (*element != Element::Char).then_some("g"),
        cpp: Cpp::Call(format!("aclshmem_{type_name}_g")),
        group: "rma-scalar",
        parameters: vec![
            parameter("src", ParameterKind::Symmetric(*element)),
            parameter("pe", ParameterKind::Pe),
        ],
        returns: Some(scalar),
        range: None,
        socs: &Soc::ALL,
        effect: Effect::Reads,
        doc: format!(
            "Loads one `{}` from `src` on PE `pe`, past the local cache line. The value is there when it returns.",
            scalar.rust()
        ),
    }
}
