//! From syn to the model: what is part of the language, and what is not?
//!
//! The parser builds nodes without types and without resolved names. Every construct outside the language is reported at
//! its own tokens, all of them together; a node that holds one is dropped, so nothing is reported twice.

mod expr;
mod item;
mod pattern;
mod refuse;
mod stmt;
mod ty;

pub(crate) use refuse::path;

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;
use syn::{Attribute, Item};

use crate::error::ErrorKind;
use crate::model::{Local, LocalId, LocalKind, Ty, Unit};
use crate::{Errors, Options};

/// Parses an attributed item.
pub(crate) fn unit(item: &Item, options: Options) -> Result<Unit, Errors> {
    let Item::Fn(function) = item else {
        let found = refuse::item(item).to_string();
        return Err(Errors::one(item.span(), ErrorKind::NotAFunction { found }));
    };
    let mut parser = Parser::default();
    let kernel = parser.kernel(function);
    let name = options.name.as_deref();
    if name.is_none() && !function.sig.ident.to_string().is_ascii() {
        let name = plain(&function.sig.ident);
        parser.errors.report(function.sig.ident.span(), ErrorKind::KernelName { name });
    }
    parser.errors.propagate()?;
    let function = kernel.expect("a kernel without errors has a model");
    let name = function.name.clone();
    let symbol = options.name.clone().unwrap_or_else(|| plain(&name));
    Ok(Unit { name, options, symbol, functions: vec![function] })
}

/// What is known while one function is parsed.
#[derive(Default)]
struct Parser {
    errors: Errors,
    locals: Vec<Local>,
}

impl Parser {
    /// Reports an error and gives back nothing, for `return self.refuse(...)`.
    fn refuse<T>(&mut self, span: Span, kind: ErrorKind) -> Option<T> {
        self.errors.report(span, kind);
        None
    }

    fn declare(&mut self, name: &Ident, mutable: bool, kind: LocalKind) -> LocalId {
        self.check_name(name);
        self.locals.push(Local {
            name: name.clone(),
            ty: Ty::Unknown,
            mutable,
            kind,
            used: false,
            range: None,
        });
        LocalId(self.locals.len() - 1)
    }

    /// Refuses names that C++ keeps for its compilers ([lex.name]).
    fn check_name(&mut self, name: &Ident) {
        let text = plain(name);
        if is_reserved(&text) {
            self.errors.report(name.span(), ErrorKind::ReservedName { name: text });
        }
    }

    /// Refuses attributes inside a kernel: the build script cannot evaluate `#[cfg]`, and no other has a meaning.
    fn no_attributes(&mut self, attributes: &[Attribute]) {
        for attribute in attributes {
            let name = refuse::path(attribute.path());
            self.errors.report(attribute.span(), ErrorKind::Attribute { name });
        }
    }
}

/// Whether a name is one that C++ keeps for its compilers, wherever it stands.
pub(crate) fn is_reserved(name: &str) -> bool {
    let capital = name.strip_prefix('_').is_some_and(|rest| rest.starts_with(|c: char| c.is_uppercase()));
    name.contains("__") || capital
}

/// The text of a name, without `r#`.
pub(crate) fn plain(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").map(str::to_string).unwrap_or(text)
}
