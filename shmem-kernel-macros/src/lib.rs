//! `#[shmem_kernel]`: the entrance for rustc.
//!
//! The translator does the work ([`shmem_kernel_codegen`]); here its results become items. What an attributed function `ring` expands to:
//! the native function `ring`, and a module `ring` with `launch`, the C++ as `SOURCE_A3` and `SOURCE_ASCEND950`, and the proof that the build
//! script compiled the same text (`expand`). After an error the function and `launch` stay, so that only our diagnostics appear
//! (`recover`).

mod expand;
mod recover;
mod sources;

use proc_macro::TokenStream;
use shmem_kernel_codegen::translate;

/// Makes a kernel of a function.
///
/// Options, separated by commas: `core = "mix" | "aiv" | "aic"` (which cores run it; default `mix`), `soc = ["a3", "ascend950"]` (which SoCs have
/// it; default all), `name = "other"` (the name of its C++ symbols and file; default the function's).
#[proc_macro_attribute]
pub fn shmem_kernel(options: TokenStream, item: TokenStream) -> TokenStream {
    let item = match syn::parse::<syn::Item>(item.clone()) {
        Ok(item) => item,
        // Not an item: rustc says what is wrong with it.
        Err(error) => return [TokenStream::from(error.to_compile_error()), item].into_iter().collect(),
    };
    let built = sources::Built::from_process();
    match translate(&item, options.into(), &built.socs) {
        Ok(translation) => expand::kernel(&translation, &built).into(),
        Err(errors) => recover::item(&item, &errors).into(),
    }
}
