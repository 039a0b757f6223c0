//! The items that a kernel becomes.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use shmem_kernel_codegen::model::{Function, Local, Scalar, Space, Ty};
use shmem_kernel_codegen::{Core, Soc, Source, Translation};

use crate::sources::Built;

/// The native function, and the module beside it.
pub(crate) fn kernel(translation: &Translation, built: &Built) -> TokenStream {
    let native = translation.native();
    let module = match module(translation, built) {
        Ok(module) => module,
        Err(message) => quote_spanned!(translation.unit.name.span()=> ::core::compile_error! { #message }),
    };
    quote!(#native #module)
}

fn module(translation: &Translation, built: &Built) -> Result<TokenStream, String> {
    let unit = &translation.unit;
    let function = unit.kernels().next().expect("a unit has a kernel");
    let (name, visibility) = (&function.name, &function.visibility);
    let text = plain(name);
    let sources: Vec<TokenStream> =
        translation.sources.iter().map(|source| source_items(source, built)).collect::<Result<_, _>>()?;
    let kernel = kernel_static(translation, function);
    let externs = externs(translation, function, built);
    let launch = launch(translation, function, built);
    let doc = format!("Launching the kernel `{text}`, and the C++ that it becomes.");
    Ok(quote! {
        #[doc = #doc]
        #visibility mod #name {
            /// The kernel's name.
            pub const NAME: &str = #text;
            #(#sources)*
            #kernel
            #externs
            #launch
        }
    })
}

/// `SOURCE_A3`, and the proof that it is the translator's text.
fn source_items(source: &Source, built: &Built) -> Result<TokenStream, String> {
    let name = format_ident!("SOURCE_{}", source.soc.name().to_uppercase());
    let doc = format!("The C++ for {}.", source.soc);
    let text = Literal::string(&source.text);
    let Some(path) = built.path(source)? else {
        return Ok(quote! {
            #[doc = #doc]
            pub const #name: &str = #text;
        });
    };
    let stale = format!(
        "the build script compiled another text than this kernel's: build again, or `cargo clean -p` the package ({path})"
    );
    Ok(quote! {
        #[doc = #doc]
        pub const #name: &str = ::core::include_str!(::core::concat!(::core::env!("OUT_DIR"), #path));
        const _: () = ::core::assert!(::shmem_host::__private::same_text(#name, #text), #stale);
    })
}

fn kernel_static(translation: &Translation, function: &Function) -> TokenStream {
    let name = plain(&function.name);
    let line = function.span.start().line as u32;
    let core = match translation.unit.options.core {
        Core::Mix => quote!(Mix),
        Core::Aiv => quote!(Aiv),
        Core::Aic => quote!(Aic),
    };
    let sources = translation.sources.iter().map(|source| {
        let (soc, file) = (soc(source.soc), &source.file_name);
        let lines = source.map.entries.iter().map(|(cpp, line, column)| quote!((#cpp, #line, #column)));
        quote! {
            ::shmem_host::__private::KernelSource { soc: #soc, file: #file, lines: &[#(#lines),*] }
        }
    });
    quote! {
        static KERNEL: ::shmem_host::__private::Kernel = ::shmem_host::__private::Kernel {
            name: #name,
            file: ::core::file!(),
            line: #line,
            core: ::shmem_host::__private::Core::#core,
            sources: &[#(#sources),*],
        };
    }
}

/// A name without `r#`.
fn plain(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").map(str::to_string).unwrap_or(text)
}

fn soc(soc: Soc) -> TokenStream {
    match soc {
        Soc::A3 => quote!(::shmem_host::__private::Soc::A3),
        Soc::Ascend950 => quote!(::shmem_host::__private::Soc::Ascend950),
    }
}

fn launcher(translation: &Translation, soc: Soc) -> Ident {
    format_ident!("run_{}_{}", translation.unit.symbol, soc.name())
}

/// The C++ launcher functions, and the library that they are in.
fn externs(translation: &Translation, function: &Function, built: &Built) -> TokenStream {
    let declarations = translation.sources.iter().filter_map(|source| {
        let (library, kind) = built.library(source.soc)?;
        let name = launcher(translation, source.soc);
        let parameters = parameters(function).map(|(local, argument)| {
            let ty = ffi_type(&local.ty);
            quote!(#argument: #ty)
        });
        Some(quote! {
            #[link(name = #library, kind = #kind)]
            unsafe extern "C" {
                fn #name(block_dim: u32, stream: *mut ::core::ffi::c_void, #(#parameters),*);
            }
        })
    });
    declarations.collect()
}

/// The parameters, and a name for each that no user's name can clash with.
fn parameters(function: &Function) -> impl Iterator<Item = (&Local, Ident)> {
    function.parameters.iter().map(|id| {
        let local = function.local(*id);
        let mut argument = local.name.clone();
        argument.set_span(Span::mixed_site().located_at(local.name.span()));
        (local, argument)
    })
}

/// The launch function.
fn launch(translation: &Translation, function: &Function, built: &Built) -> TokenStream {
    let name = &function.name;
    let signature = signature(function);
    let (mut bindings, mut natives, mut ffi) = (Vec::new(), Vec::new(), Vec::new());
    for (local, argument) in parameters(function) {
        bindings.extend(binding(local, &argument));
        natives.push(quote!(#argument));
        ffi.push(ffi_value(&local.ty, &argument));
    }
    let compiled = match built.has_objects() {
        false => quote!(::core::option::Option::None),
        true => {
            let arms = translation.sources.iter().map(|source| {
                let (soc, launcher) = (soc(source.soc), launcher(translation, source.soc));
                quote!(#soc => unsafe { #launcher(blocks, stream, #(#ffi),*) },)
            });
            quote! {
                ::core::option::Option::Some(&|soc, blocks, stream| {
                    // SAFETY: the C++ launcher takes these parameters: both come from one translation.
                    #[allow(unreachable_patterns)]
                    match soc {
                        #(#arms)*
                        _ => return false,
                    }
                    true
                })
            }
        }
    };
    quote! {
        #signature {
            let launch = ::shmem_host::__private::Launch::new(&KERNEL, stream, blocks)?;
            #(#bindings)*
            launch.start(move || super::#name(#(#natives),*), #compiled)
        }
    }
}

/// The signature of `launch`.
fn signature(function: &Function) -> TokenStream {
    let parameters = parameters(function).map(|(local, argument)| {
        let ty = argument_type(&local.ty);
        quote!(#argument: #ty)
    });
    quote! {
        /// Launches the kernel on `blocks` blocks, as work of `stream`; returns at once.
        ///
        /// Errors: no text for this SoC, or a number of blocks that it cannot run. What the kernel does wrong is told when the stream
        /// is synchronised.
        #[allow(clippy::too_many_arguments, private_bounds, private_interfaces)]
        pub fn launch(
            stream: &::shmem_host::Stream<'_>,
            blocks: ::core::primitive::u32,
            #(#parameters),*
        ) -> ::core::result::Result<(), ::shmem_host::Error>
    }
}

fn argument_type(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Pointer(Space::Sym, element) => {
            let element = rust_type(element);
            quote!(&impl ::shmem_host::SymArgument<#element>)
        }
        Ty::Pointer(_, element) => {
            let element = rust_type(element);
            quote!(&impl ::shmem_host::GmArgument<#element>)
        }
        other => rust_type(other),
    }
}

fn rust_type(ty: &Ty) -> TokenStream {
    let scalar = ty.scalar().expect("parameters are scalars and pointers to scalars");
    let name = Ident::new(scalar.rust(), Span::mixed_site());
    match scalar {
        Scalar::F16 | Scalar::Bf16 => quote!(::shmem_host::kernel::#name),
        _ => quote!(::core::primitive::#name),
    }
}

fn binding(local: &Local, argument: &Ident) -> Option<TokenStream> {
    match &local.ty {
        Ty::Pointer(Space::Sym, _) => Some(quote!(let #argument = launch.sym(#argument);)),
        Ty::Pointer(..) => Some(quote!(let #argument = launch.gm(#argument);)),
        _ => None,
    }
}

/// 16-bit floats travel as their bits.
fn ffi_type(ty: &Ty) -> TokenStream {
    let bits = |ty: &Ty| match ty.scalar() {
        Some(Scalar::F16 | Scalar::Bf16) => quote!(u16),
        _ => rust_type(ty),
    };
    match ty {
        Ty::Pointer(_, element) => {
            let element = bits(element);
            quote!(*mut #element)
        }
        other => bits(other),
    }
}

fn ffi_value(ty: &Ty, argument: &Ident) -> TokenStream {
    match ty {
        Ty::Pointer(..) => quote!(#argument.as_raw().cast()),
        Ty::Scalar(Scalar::F16 | Scalar::Bf16) => quote!(#argument.to_bits()),
        _ => quote!(#argument),
    }
}
