//! Which core is this, of which PE?

use crate::engine::{Place, with_core};
use crate::launch::Core;

pub(crate) fn my_pe(name: &'static str, place: Place) -> i32 {
    with_core(name, place, |context, _| context.pe.number())
}

pub(crate) fn n_pes(name: &'static str, place: Place) -> i32 {
    with_core(name, place, |context, _| context.pe.count())
}

pub(crate) fn block_idx(name: &'static str, place: Place) -> i64 {
    with_core(name, place, |_, core| core.index)
}

/// The number that the launch asked for, also on the vector cores of a mix launch.
pub(crate) fn block_num(name: &'static str, place: Place) -> i64 {
    with_core(name, place, |_, core| i64::from(core.launch.spec.blocks))
}

pub(crate) fn is_aic(name: &'static str, place: Place) -> bool {
    with_core(name, place, |_, core| core.is_aic)
}

pub(crate) fn is_aiv(name: &'static str, place: Place) -> bool {
    with_core(name, place, |_, core| !core.is_aic)
}

/// Ends the core with a finding; `AscendC::Trap()`.
pub(crate) fn trap(message: &str, place: Place) -> ! {
    with_core("Trap", place, |context, _| context.finding("trap", message, place))
}

/// Whether the cores of a launch take part in a plain barrier: in a launch of cube cores alone, none does.
pub(crate) fn takes_part(core: Core) -> bool {
    core != Core::Aic
}
