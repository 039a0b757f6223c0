//! Types.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{GenericArgument, PathArguments, PathSegment, Type, TypePath};

use super::Parser;
use crate::error::ErrorKind;
use crate::model::{Scalar, Space, Ty};

impl Parser {
    pub(super) fn ty(&mut self, ty: &Type) -> Option<Ty> {
        match ty {
            Type::Path(path) => self.path_ty(path),
            Type::Paren(inner) => self.ty(&inner.elem),
            Type::Group(inner) => self.ty(&inner.elem),
            Type::Infer(_) => Some(Ty::Unknown),
            Type::Reference(_) => self.refuse(ty.span(), ErrorKind::Reference {}),
            Type::Ptr(_) => self.refuse(ty.span(), ErrorKind::RawPointer {}),
            Type::Tuple(tuple) if !tuple.elems.is_empty() => self.refuse(ty.span(), ErrorKind::Tuple {}),
            Type::Array(_) | Type::Slice(_) => self.refuse(ty.span(), ErrorKind::ArrayLiteral {}),
            _ => self.unknown_type(ty),
        }
    }

    fn path_ty(&mut self, path: &TypePath) -> Option<Ty> {
        // `shmem_host::kernel::Gm<i32>` names the same type as `Gm<i32>`.
        let segment = path.path.segments.last()?;
        if path.qself.is_some() {
            return self.unknown_type(path);
        }
        if let Some(scalar) = Scalar::from_rust(&segment.ident.to_string()) {
            return match segment.arguments {
                PathArguments::None => Some(Ty::Scalar(scalar)),
                _ => self.unknown_type(path),
            };
        }
        match segment.ident.to_string().as_str() {
            "Gm" => self.pointer(Space::Gm, segment),
            "Sym" => self.pointer(Space::Sym, segment),
            _ => self.unknown_type(path),
        }
    }

    fn pointer(&mut self, space: Space, segment: &PathSegment) -> Option<Ty> {
        let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
            return self.unknown_type(segment);
        };
        let (1, Some(GenericArgument::Type(element))) = (arguments.args.len(), arguments.args.first()) else {
            return self.unknown_type(segment);
        };
        match self.ty(element)? {
            Ty::Scalar(scalar) if scalar != Scalar::Bool => {
                Some(Ty::Pointer(space, Box::new(Ty::Scalar(scalar))))
            }
            _ => {
                let ty = text(element);
                self.refuse(element.span(), ErrorKind::ElementType { ty })
            }
        }
    }

    fn unknown_type<T>(&mut self, ty: &(impl ToTokens + Spanned)) -> Option<T> {
        let kind = ErrorKind::UnknownType { ty: text(ty) };
        self.refuse(ty.span(), kind)
    }
}

/// A type as the user would write it: `Vec<i32>`, not `Vec < i32 >`.
fn text(ty: &impl ToTokens) -> String {
    let spaced = ty.to_token_stream().to_string();
    spaced.replace(" < ", "<").replace(" >", ">").replace(" ,", ",").replace(" :: ", "::").replace("& ", "&")
}
