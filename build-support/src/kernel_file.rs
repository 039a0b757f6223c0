//! Which kernels are in a Rust file?

use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use shmem_kernel_codegen::{Errors, Soc, Translation, translate};
use syn::{Attribute, Item, Meta};

/// An item with `#[shmem_kernel]`.
pub struct KernelItem {
    /// The item without that attribute.
    pub item: Item,
    /// The tokens between the attribute's parentheses.
    pub options: TokenStream,
    /// Its name.
    pub name: String,
    /// The line of its name, from 1.
    pub line: usize,
}

impl KernelItem {
    /// Translates it.
    pub fn translate(&self, socs: &[Soc]) -> Result<Translation, Errors> {
        translate(&self.item, self.options.clone(), socs)
    }
}

/// The kernels of a file's text, also those in its inline modules. Errors: the text is no Rust.
///
/// ```
/// let kernels = shmem_build_support::kernels_in_file("#[shmem_kernel] fn ring() {}").unwrap();
/// assert_eq!(kernels[0].name, "ring");
/// ```
pub fn kernels_in_file(text: &str) -> Result<Vec<KernelItem>, syn::Error> {
    let file = syn::parse_file(text)?;
    let mut kernels = Vec::new();
    collect(file.items, &mut kernels);
    Ok(kernels)
}

fn collect(items: Vec<Item>, kernels: &mut Vec<KernelItem>) {
    for item in items {
        match item {
            Item::Fn(mut function) => {
                let Some(options) = take_attribute(&mut function.attrs) else { continue };
                let (name, line) = (function.sig.ident.to_string(), function.sig.ident.span().start().line);
                kernels.push(KernelItem { item: Item::Fn(function), options, name, line });
            }
            Item::Mod(module) => {
                if let Some((_, items)) = module.content {
                    collect(items, kernels);
                }
            }
            _ => {}
        }
    }
}

/// Takes `#[shmem_kernel]`, by whatever path, and gives back its options.
fn take_attribute(attributes: &mut Vec<Attribute>) -> Option<TokenStream> {
    let is_ours = |attribute: &Attribute| {
        attribute.path().segments.last().is_some_and(|segment| segment.ident == "shmem_kernel")
    };
    let found = attributes.iter().position(is_ours)?;
    match attributes.remove(found).meta {
        Meta::List(list) => Some(list.tokens),
        _ => Some(TokenStream::new()),
    }
}

/// A kernel that translated, with the file that it is in.
pub(crate) struct Kernel {
    pub(crate) path: PathBuf,
    pub(crate) line: usize,
    pub(crate) translation: Translation,
}

/// The kernels of files; those that do not translate are left to the macro, which reports them at the token.
pub(crate) fn translate_files(
    root: &Path,
    files: &[PathBuf],
    socs: &[Soc],
) -> Result<Vec<Kernel>, crate::Error> {
    let mut kernels: Vec<Kernel> = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(root.join(path))
            .map_err(|error| crate::Error::File { path: path.clone(), why: error.to_string() })?;
        for item in kernels_in_file(&text).unwrap_or_default() {
            let Ok(translation) = item.translate(socs) else { continue };
            let kernel = Kernel { path: path.clone(), line: item.line, translation };
            if let Some(first) = kernels.iter().find(|known| known.symbol() == kernel.symbol()) {
                let name = kernel.symbol().to_string();
                return Err(crate::Error::Duplicate { name, first: first.place(), second: kernel.place() });
            }
            kernels.push(kernel);
        }
    }
    Ok(kernels)
}

impl Kernel {
    pub(crate) fn symbol(&self) -> &str {
        &self.translation.unit.symbol
    }

    fn place(&self) -> String {
        format!("{}:{}", self.path.display(), self.line)
    }
}
