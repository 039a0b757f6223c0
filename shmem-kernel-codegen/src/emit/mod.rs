//! From the model to C++.

use crate::{Soc, Source, model::Unit};

pub(crate) fn unit(unit: &Unit, soc: Soc) -> Source {
    Source { soc, file_name: format!("{}.cpp", unit.name), text: String::new(), map: Default::default() }
}
