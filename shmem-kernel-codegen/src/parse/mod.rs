//! From syn to the model.

use crate::{Errors, Options, model::Unit};

pub(crate) fn unit(_item: &syn::Item, _options: Options) -> Result<Unit, Errors> {
    Err(Errors::default())
}
