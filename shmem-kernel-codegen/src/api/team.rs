//! Who am I, and how many are we?

use super::{Cpp, Effect, Function};
use crate::Soc;
use crate::model::Scalar;

/// `ACLSHMEM_MAX_PES`.
const MAX_PES: i128 = 16384;

pub(super) fn rows() -> Vec<Function> {
    vec![
        query("my_pe", (0, MAX_PES - 1), "The number of this PE in the world team, from 0."),
        query("n_pes", (1, MAX_PES), "The number of PEs in the world team."),
    ]
}

fn query(name: &str, range: (i128, i128), doc: &str) -> Function {
    Function {
        name: name.into(),
        generic: None,
        cpp: Cpp::Call(format!("aclshmem_{name}")),
        group: "team",
        parameters: vec![],
        returns: Some(Scalar::I32),
        range: Some(range),
        socs: &Soc::ALL,
        effect: Effect::Pure,
        doc: doc.into(),
    }
}
