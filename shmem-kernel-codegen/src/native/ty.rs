//! Types in Rust, by their full paths.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

use crate::model::{Scalar, Ty};

pub(super) fn rust(ty: &Ty, span: Span) -> TokenStream {
    match ty {
        Ty::Scalar(scalar) => self::scalar(*scalar, span),
        Ty::Pointer(space, element) => {
            let (space, element) = (Ident::new(space.rust(), span), rust(element, span));
            quote_spanned!(span=> ::shmem_host::kernel::#space<#element>)
        }
        Ty::Unit => quote_spanned!(span=> ()),
        Ty::Never => quote_spanned!(span=> !),
        Ty::Unknown | Ty::Variable(_) => unreachable!("the checker leaves no type open"),
    }
}

fn scalar(scalar: Scalar, span: Span) -> TokenStream {
    let name = Ident::new(scalar.rust(), span);
    match scalar {
        Scalar::F16 | Scalar::Bf16 => quote_spanned!(span=> ::shmem_host::kernel::#name),
        _ => quote_spanned!(span=> ::core::primitive::#name),
    }
}
