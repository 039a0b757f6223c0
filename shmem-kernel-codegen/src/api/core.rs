//! Which core runs this? (AscendC)

use super::{Cpp, Effect, Function};
use crate::Soc;
use crate::model::Scalar;

pub(super) fn rows() -> Vec<Function> {
    vec![
        // A mix launch of `blocks` has AIV indices up to 2 * blocks - 1; the largest block_dim is a u32.
        query(
            "block_idx",
            Cpp::Call("AscendC::GetBlockIdx".into()),
            Scalar::I64,
            Some((0, 2 * u32::MAX as i128 - 1)),
            "The index of this core among the cores of its kind in the launch: AIC cores of a mix launch count from 0 to \
             `block_num() - 1`, its AIV cores to `2 * block_num() - 1`.",
        ),
        query(
            "block_num",
            Cpp::Call("AscendC::GetBlockNum".into()),
            Scalar::I64,
            Some((1, u32::MAX as i128)),
            "The number of blocks that the launch asked for.",
        ),
        query(
            "is_aic",
            Cpp::CoreTest("ASCEND_IS_AIC"),
            Scalar::Bool,
            None,
            "Whether this is a cube core. Stands only as the whole condition of an `if`.",
        ),
        query(
            "is_aiv",
            Cpp::CoreTest("ASCEND_IS_AIV"),
            Scalar::Bool,
            None,
            "Whether this is a vector core. Stands only as the whole condition of an `if`.",
        ),
    ]
}

fn query(name: &str, cpp: Cpp, returns: Scalar, range: Option<(i128, i128)>, doc: &str) -> Function {
    Function {
        name: name.into(),
        generic: None,
        cpp,
        group: "core",
        parameters: vec![],
        returns: Some(returns),
        range,
        socs: &Soc::ALL,
        effect: Effect::Pure,
        doc: doc.into(),
    }
}
