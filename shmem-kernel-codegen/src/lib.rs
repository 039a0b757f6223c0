//! What does a kernel mean, and what is its C++?
//!
//! [`translate`] is the whole compiler: it parses an attributed item, checks it and prints it once per SoC.
//! The macro and the build script call it with the same item, so both hold the same bytes. It is pure: it reads
//! no file, no environment and no clock, and the text depends on nothing but the item, its options and the SoC.
//!
//! The stages mirror each other file by file: `parse/stmt.rs` builds what `check/stmt.rs` types, `emit/stmt.rs`
//! prints as C++ and `native/stmt.rs` prints as the Rust that the simulator runs.

pub mod api;
mod check;
mod emit;
pub mod error;
pub mod model;
mod native;
mod options;
mod parse;
mod soc;
mod source;

pub use error::{Diagnostic, Errors};
pub use options::{Core, Options};
pub use soc::Soc;
pub use source::{LineMap, Source};

use proc_macro2::TokenStream;

/// A unit that passed every check, with its C++ for each SoC that was asked for.
pub struct Translation {
    /// The checked unit: names, parameters, bodies.
    pub unit: model::Unit,
    /// One text per SoC, in the order asked for; a SoC that the unit's `soc` option leaves out is absent.
    pub sources: Vec<Source>,
}

impl Translation {
    /// The Rust that the simulator runs: the same functions with every place through a pointer, every integer
    /// operator and every inferred type written out.
    pub fn native(&self) -> TokenStream {
        native::unit(&self.unit)
    }
}

/// Translates one item that carries `#[shmem_kernel(options)]`.
///
/// `item` is the item without that attribute, `options` the tokens between its parentheses. On failure every error of
/// the first phase that failed is returned; the next phases are not started.
pub fn translate(item: &syn::Item, options: TokenStream, socs: &[Soc]) -> Result<Translation, Errors> {
    let options = Options::parse(options)?;
    let mut unit = parse::unit(item, options)?;
    check::unit(&mut unit, socs)?;
    let sources =
        socs.iter().filter(|soc| unit.options.allows(**soc)).map(|soc| emit::unit(&unit, *soc)).collect();
    Ok(Translation { unit, sources })
}
