//! From the model to the Rust that the simulator runs.
//!
//! The native copy has the user's names, structure and spans, so rustc's messages and the simulator's findings point at the
//! user's tokens. Written out are: every inferred type, so that rustc refuses the build when codegen infers something
//! else than Rust would; every literal's suffix; every access through a pointer, as a volatile access of the vocabulary; every
//! integer operator that can wrap or trap, as a call, so that the user's profile does not change its meaning.

mod expr;
mod stmt;
mod ty;

use proc_macro2::TokenStream;
use quote::quote_spanned;

use crate::model::{Function, LocalId, Unit};

/// The functions of a unit.
pub(crate) fn unit(unit: &Unit) -> TokenStream {
    unit.functions.iter().map(function).collect()
}

fn function(function: &Function) -> TokenStream {
    let (name, visibility, attributes) = (&function.name, &function.visibility, &function.attributes);
    let docs = function.docs.iter().map(|line| format!(" {line}"));
    let parameters = function.parameters.iter().map(|id| parameter(function, *id));
    let body = stmt::block(function, &function.body);
    // The rewriting adds parentheses and calls where the user wrote operators.
    quote_spanned! {function.span=>
        #(#[doc = #docs])*
        #(#attributes)*
        #[allow(unused_parens, clippy::all)]
        #visibility fn #name(#(#parameters),*) #body
    }
}

fn parameter(function: &Function, id: LocalId) -> TokenStream {
    let local = function.local(id);
    let (name, ty) = (&local.name, ty::rust(&local.ty, local.name.span()));
    let mutable = local.mutable.then(|| quote_spanned!(local.name.span()=> mut));
    quote_spanned!(local.name.span()=> #mutable #name: #ty)
}
