//! Where do all PEs meet?

use super::{Cpp, Effect, Function};
use crate::Soc;

pub(super) fn rows() -> Vec<Function> {
    vec![Function {
        name: "barrier_all".into(),
        generic: None,
        cpp: Cpp::Call("aclshmem_barrier_all".into()),
        group: "collective/barrier",
        parameters: vec![],
        returns: None,
        range: None,
        socs: &Soc::ALL,
        effect: Effect::Collective,
        doc: "Waits until every core of the launch on every PE has called it. In a mix kernel it drains the caller's MTE; it \
              contains no quiet."
            .into(),
    }]
}
