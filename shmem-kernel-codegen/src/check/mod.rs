//! Names, types, ranges, effects.

use crate::{Errors, Soc, model::Unit};

pub(crate) fn unit(_unit: &mut Unit, _socs: &[Soc]) -> Result<(), Errors> {
    Ok(())
}
