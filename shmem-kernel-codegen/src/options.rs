//! The options between the parentheses of `#[shmem_kernel(...)]`.

use proc_macro2::{Span, TokenStream};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Lit, Meta, Token};

use crate::error::ErrorKind;
use crate::parse::{is_reserved, path};
use crate::{Errors, Soc};

/// Which cores run a kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Core {
    /// Cube and vector cores: per block one AIC and two AIV.
    #[default]
    Mix,
    /// Vector cores only.
    Aiv,
    /// Cube cores only.
    Aic,
}

impl Core {
    /// The word in the option: `mix`.
    pub fn name(self) -> &'static str {
        match self {
            Core::Mix => "mix",
            Core::Aiv => "aiv",
            Core::Aic => "aic",
        }
    }

    fn from_name(name: &str) -> Option<Core> {
        [Core::Mix, Core::Aiv, Core::Aic].into_iter().find(|core| core.name() == name)
    }
}

/// The options of a unit.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// `core = "aiv"`
    pub core: Core,
    /// `soc = ["a3"]`; `None` allows every SoC.
    pub socs: Option<Vec<Soc>>,
    /// `name = "other"`: the name of symbols and files, in place of the item's.
    pub name: Option<String>,
}

impl Options {
    /// Reads the tokens between the parentheses; empty tokens are the defaults.
    ///
    /// ```
    /// use shmem_kernel_codegen::{Core, Options, Soc};
    /// let options = Options::parse(r#"core = "aiv", soc = ["a3"]"#.parse().unwrap()).unwrap();
    /// assert_eq!(options.core, Core::Aiv);
    /// assert!(!options.allows(Soc::Ascend950));
    /// ```
    pub fn parse(tokens: TokenStream) -> Result<Options, Errors> {
        let span = tokens.span();
        let metas = Punctuated::<Meta, Token![,]>::parse_terminated.parse2(tokens).map_err(|error| {
            let span = if error.span().start() == Span::call_site().start() { span } else { error.span() };
            Errors::one(span, ErrorKind::OptionList {})
        })?;
        let mut options = Options::default();
        let mut errors = Errors::default();
        let mut seen = Vec::new();
        for meta in &metas {
            let name = path(meta.path());
            if seen.contains(&name) {
                errors.report(meta.path().span(), ErrorKind::RepeatedOption { option: name });
                continue;
            }
            if let Err((span, kind)) = options.read(&name, meta) {
                errors.report(span, kind);
            }
            seen.push(name);
        }
        errors.propagate()?;
        Ok(options)
    }

    /// Whether the unit has a text for `soc`.
    pub fn allows(&self, soc: Soc) -> bool {
        self.socs.as_ref().is_none_or(|socs| socs.contains(&soc))
    }

    fn read(&mut self, name: &str, meta: &Meta) -> Result<(), (Span, ErrorKind)> {
        match name {
            "core" => self.core = core(meta)?,
            "soc" => self.socs = Some(socs(meta)?),
            "name" => self.name = Some(symbol(meta)?),
            "types" => return Err((meta.span(), later(name, "write one function per element type"))),
            "unchecked" => {
                return Err((
                    meta.span(),
                    later(name, "remove it: nothing is checked that it could leave out"),
                ));
            }
            _ => return Err((meta.path().span(), ErrorKind::UnknownOption { option: name.to_string() })),
        }
        Ok(())
    }
}

fn core(meta: &Meta) -> Result<Core, (Span, ErrorKind)> {
    let wanted = "`\"mix\"`, `\"aiv\"` or `\"aic\"`";
    let value = value(meta, "core", wanted)?;
    string(value).and_then(|text| Core::from_name(&text)).ok_or((value.span(), value_error("core", wanted)))
}

fn socs(meta: &Meta) -> Result<Vec<Soc>, (Span, ErrorKind)> {
    let wanted = "a list of `\"a3\"` and `\"ascend950\"`";
    let value = value(meta, "soc", wanted)?;
    let Expr::Array(array) = value else {
        return Err((value.span(), value_error("soc", wanted)));
    };
    let soc = |element: &Expr| {
        string(element)
            .and_then(|text| Soc::from_name(&text))
            .ok_or((element.span(), value_error("soc", wanted)))
    };
    let socs: Vec<Soc> = array.elems.iter().map(soc).collect::<Result<_, _>>()?;
    if socs.is_empty() { Err((value.span(), value_error("soc", wanted))) } else { Ok(socs) }
}

fn symbol(meta: &Meta) -> Result<String, (Span, ErrorKind)> {
    let wanted = "a string with a C++ name: ASCII letters, digits and single `_`";
    let value = value(meta, "name", wanted)?;
    let is_name = |text: &String| {
        let plain = text.chars().all(|letter| letter == '_' || letter.is_ascii_alphanumeric());
        plain && syn::parse_str::<syn::Ident>(text).is_ok() && !is_reserved(text)
    };
    string(value).filter(is_name).ok_or((value.span(), value_error("name", wanted)))
}

fn value<'a>(meta: &'a Meta, option: &str, wanted: &str) -> Result<&'a Expr, (Span, ErrorKind)> {
    match meta {
        Meta::NameValue(pair) => Ok(&pair.value),
        _ => Err((meta.span(), value_error(option, wanted))),
    }
}

fn string(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

fn later(option: &str, fix: &str) -> ErrorKind {
    ErrorKind::LaterOption { option: option.to_string(), fix: fix.to_string() }
}

fn value_error(option: &str, wanted: &str) -> ErrorKind {
    ErrorKind::OptionValue { option: option.to_string(), wanted: wanted.to_string() }
}
