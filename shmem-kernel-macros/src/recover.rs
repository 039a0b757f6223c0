//! What stays of a kernel with errors: its signature, with a body that does nothing, and a module with a `launch` of any arguments' types.
//!
//! Callers still find what they name, so the translator's errors are the only ones that appear.

use proc_macro2::TokenStream;
use quote::quote;
use shmem_kernel_codegen::Errors;
use syn::{FnArg, Item, ItemFn};

/// The errors, and what stays of the item.
pub(crate) fn item(item: &Item, errors: &Errors) -> TokenStream {
    let errors = errors.to_compile_error();
    match item {
        Item::Fn(function) => {
            let stays = function_without_body(function);
            quote!(#errors #stays)
        }
        other => quote!(#errors #other),
    }
}

fn function_without_body(function: &ItemFn) -> TokenStream {
    let ItemFn { attrs, vis, sig, .. } = function;
    let name = &sig.ident;
    let count = sig.inputs.iter().filter(|input| matches!(input, FnArg::Typed(_))).count();
    let arguments = (0..count).map(|index| quote::format_ident!("argument_{index}"));
    let types = (0..count).map(|index| quote::format_ident!("Argument{index}"));
    let generics = types.clone();
    quote! {
        #(#attrs)*
        #[allow(unused, clippy::all)]
        #vis #sig {
            ::core::panic!("the kernel has errors")
        }

        #[allow(unused, clippy::all, missing_docs)]
        #vis mod #name {
            pub const NAME: &str = "";
            pub fn launch<#(#generics),*>(
                stream: &::shmem_host::Stream<'_>,
                blocks: ::core::primitive::u32,
                #(#arguments: #types),*
            ) -> ::core::result::Result<(), ::shmem_host::Error> {
                ::core::panic!("the kernel has errors")
            }
        }
    }
}
