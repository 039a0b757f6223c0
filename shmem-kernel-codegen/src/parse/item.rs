//! Signatures.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{
    AttrStyle, Attribute, Expr, FnArg, ItemFn, Lit, Meta, Pat, PatType, ReturnType, Safety, Signature,
};

use super::{Parser, plain};
use crate::error::ErrorKind;
use crate::model::{Function, LocalId, LocalKind, Ty};

impl Parser {
    pub(super) fn kernel(&mut self, item: &ItemFn) -> Option<Function> {
        self.signature(&item.sig);
        let (docs, attributes) = self.attributes(&item.attrs);
        self.check_name(&item.sig.ident);
        let parameters: Vec<LocalId> =
            item.sig.inputs.iter().filter_map(|parameter| self.parameter(parameter)).collect();
        self.distinct(&parameters);
        let body = self.block(&item.block)?;
        Some(Function {
            name: item.sig.ident.clone(),
            visibility: item.vis.clone(),
            attributes,
            docs,
            entry: true,
            parameters,
            locals: std::mem::take(&mut self.locals),
            body,
            uses_barrier: false,
            span: item.sig.ident.span(),
        })
    }

    fn signature(&mut self, signature: &Signature) {
        let mut word = |present: bool, span, word: &str| {
            if present {
                self.errors.report(span, ErrorKind::QualifiedKernel { word: word.to_string() });
            }
        };
        word(signature.constness.is_some(), signature.constness.span(), "const");
        word(signature.asyncness.is_some(), signature.asyncness.span(), "async");
        word(matches!(signature.safety, Safety::Unsafe(_)), signature.safety.span(), "unsafe");
        word(matches!(signature.safety, Safety::Safe(_)), signature.safety.span(), "safe");
        word(signature.abi.is_some(), signature.abi.span(), "extern");
        let generics = &signature.generics;
        if !generics.params.is_empty() {
            self.errors.report(generics.params.span(), ErrorKind::GenericKernel {});
        } else if let Some(bounds) = &generics.where_clause {
            self.errors.report(bounds.span(), ErrorKind::GenericKernel {});
        }
        if let Some(variadic) = &signature.variadic {
            self.errors.report(variadic.span(), ErrorKind::VariadicKernel {});
        }
        if let ReturnType::Type(_, ty) = &signature.output {
            self.errors.report(ty.span(), ErrorKind::ReturnsValue {});
        }
    }

    /// Splits the attributes of a kernel into doc comment lines and those that stay on the native copy.
    fn attributes(&mut self, attributes: &[Attribute]) -> (Vec<String>, Vec<Attribute>) {
        let mut docs = Vec::new();
        let mut kept = Vec::new();
        for attribute in attributes {
            if let Some(text) = doc_line(attribute) {
                // `lines` gives nothing for the empty line between two paragraphs.
                let lines = text.split('\n').map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end());
                docs.extend(lines.map(str::to_string));
                continue;
            }
            match attribute.path().get_ident().map(Ident::to_string).as_deref() {
                // What stands as `#![...]` in the body stands before the native copy.
                Some("allow" | "expect" | "warn" | "deny" | "cfg") => {
                    kept.push(Attribute { style: AttrStyle::Outer, ..attribute.clone() });
                }
                _ => self.no_attributes(std::slice::from_ref(attribute)),
            }
        }
        (docs, kept)
    }

    fn parameter(&mut self, parameter: &FnArg) -> Option<LocalId> {
        match parameter {
            FnArg::Receiver(receiver) => self.refuse(receiver.span(), ErrorKind::SelfParameter {}),
            FnArg::Typed(typed) => self.typed_parameter(typed),
        }
    }

    fn typed_parameter(&mut self, parameter: &PatType) -> Option<LocalId> {
        self.no_attributes(&parameter.attrs);
        let ty = self.ty(&parameter.ty);
        let Pat::Ident(pattern) = &*parameter.pat else {
            return self.refuse(parameter.pat.span(), ErrorKind::ParameterPattern {});
        };
        if pattern.by_ref.is_some() || pattern.subpat.is_some() {
            return self.refuse(pattern.span(), ErrorKind::ParameterPattern {});
        }
        let ty = ty?;
        if ty == Ty::Unknown {
            let ty = parameter.ty.to_token_stream().to_string();
            return self.refuse(parameter.ty.span(), ErrorKind::ParameterType { ty });
        }
        let id = self.declare(&pattern.ident, pattern.mutability.is_some(), LocalKind::Parameter);
        self.locals[id.0].ty = ty;
        Some(id)
    }

    fn distinct(&mut self, parameters: &[LocalId]) {
        for (index, id) in parameters.iter().enumerate() {
            let name = self.locals[id.0].name.clone();
            if parameters[..index].iter().any(|earlier| self.locals[earlier.0].name == name) {
                self.errors.report(name.span(), ErrorKind::DuplicateName { name: plain(&name) });
            }
        }
    }
}

fn doc_line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    let Expr::Lit(literal) = &pair.value else { return None };
    let Lit::Str(text) = &literal.lit else { return None };
    pair.path.is_ident("doc").then(|| text.value())
}
