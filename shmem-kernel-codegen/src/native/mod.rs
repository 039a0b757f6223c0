//! From the model to the Rust that the simulator runs.

use proc_macro2::TokenStream;

use crate::model::Unit;

pub(crate) fn unit(_unit: &Unit) -> TokenStream {
    TokenStream::new()
}
