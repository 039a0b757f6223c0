//! When are this core's transfers complete? `quiet` and `fence`.

use super::{Cpp, Effect, Function};
use crate::Soc;

pub(super) fn rows() -> Vec<Function> {
    vec![
        drain(
            "quiet",
            "Waits until this core's MTE transfers are complete and flushes its scalar cache. SDMA, RDMA and UDMA requests \
             have a quiet of their own.",
        ),
        drain("fence", "Orders this core's transfers. The library implements it as `quiet`."),
    ]
}

fn drain(name: &str, doc: &str) -> Function {
    Function {
        name: name.into(),
        generic: None,
        cpp: Cpp::Call(format!("aclshmem_{name}")),
        group: "ordering",
        parameters: vec![],
        returns: None,
        range: None,
        socs: &Soc::ALL,
        effect: Effect::Acts,
        doc: doc.into(),
    }
}
