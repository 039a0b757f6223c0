//! Contiguous copies to or from a PE: `putmem` and `getmem`.

use super::{Cpp, Effect, Element, Function, Parameter, ParameterKind, parameter};
use crate::Soc;

pub(super) fn rows() -> Vec<Function> {
    let symmetric = ParameterKind::Symmetric(Element::Any);
    let local = ParameterKind::Local(Element::Any);
    vec![
        copy(
            "putmem",
            [parameter("dst", symmetric), parameter("src", local)],
            "Copies `bytes` bytes from local memory `src` to `dst` on PE `pe`, through the default UB staging area. The data \
             is there when it returns. 0 bytes does nothing.",
        ),
        copy(
            "getmem",
            [parameter("dst", local), parameter("src", symmetric)],
            "Copies `bytes` bytes from `src` on PE `pe` to local memory `dst`, through the default UB staging area. The data \
             is there when it returns. 0 bytes does nothing.",
        ),
    ]
}

fn copy(name: &str, [dst, src]: [Parameter; 2], doc: &str) -> Function {
    Function {
        name: name.into(),
        generic: None,
        cpp: Cpp::Call(format!("aclshmem_{name}")),
        group: "rma",
        parameters: vec![
            dst,
            src,
            parameter("bytes", ParameterKind::Count),
            parameter("pe", ParameterKind::Pe),
        ],
        returns: None,
        range: None,
        socs: &Soc::ALL,
        effect: Effect::Acts,
        doc: doc.into(),
    }
}
