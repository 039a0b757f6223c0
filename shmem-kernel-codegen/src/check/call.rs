//! Calls: which row of the vocabulary is meant, and do the arguments fit?

use proc_macro2::Span;

use super::Checker;
use crate::api::{self, Cpp, Effect, Element, Function, Parameter, ParameterKind};
use crate::error::ErrorKind;
use crate::model::{Call, Expr, ExprKind, Literal, Scalar, Space, Ty};
use crate::parse::plain;

impl Checker<'_> {
    pub(super) fn call(&mut self, call: &mut Call, span: Span) -> Ty {
        let types: Vec<Ty> = call.arguments.iter_mut().map(|argument| self.value(argument)).collect();
        let Some(function) = self.resolve_call(call, &types, span) else {
            return Ty::Unknown;
        };
        call.function = Some(function);
        self.arguments(call, function, &types, span);
        self.availability(call, function, span);
        self.uses_barrier |= function.effect == Effect::Collective;
        if let Cpp::CoreTest(_) = function.cpp
            && call.arguments.is_empty()
        {
            self.report(span, ErrorKind::CoreTestPlace { name: function.name.clone() });
        }
        function.returns.map_or(Ty::Unit, Ty::Scalar)
    }

    fn resolve_call(&mut self, call: &Call, types: &[Ty], span: Span) -> Option<&'static Function> {
        let name = plain(&call.name);
        // A local hides a function, as in Rust.
        if self.scopes.find(&name).is_some() {
            self.report(span, ErrorKind::HiddenFunction { name });
            return None;
        }
        if let Some(function) = api::find(&name) {
            return Some(function);
        }
        if api::family(&name).next().is_some() {
            return self.resolve_generic(call, &name, types, span);
        }
        let kind = match api::DECLARED_ONLY.contains(&name.as_str()) {
            true => ErrorKind::NoDeviceSync { name },
            false => ErrorKind::UnknownFunction { near: nearest(&name), name },
        };
        self.report(span, kind);
        None
    }

    /// The row of a generic name, chosen by the element type of the first argument.
    fn resolve_generic(
        &mut self,
        call: &Call,
        name: &str,
        types: &[Ty],
        span: Span,
    ) -> Option<&'static Function> {
        let row = api::family(name).next()?;
        let Some(first) = types.first() else {
            self.argument_count(row, name, 0, span);
            return None;
        };
        match self.types.resolve(first) {
            Ty::Pointer(_, element) => {
                let scalar = element.scalar();
                let found = api::family(name).find(|row| row.element().is_some_and(|e| e.scalar() == scalar));
                if found.is_none() {
                    let kind = ErrorKind::NoFamily { name: name.to_string(), ty: element.rust() };
                    self.report(call.arguments[0].span, kind);
                }
                found
            }
            Ty::Unknown => None,
            other => {
                let ty = self.types.name(&other);
                self.report(call.arguments[0].span, ErrorKind::NotAPointer { ty });
                None
            }
        }
    }

    fn arguments(&mut self, call: &Call, function: &Function, types: &[Ty], span: Span) {
        if types.len() != function.parameters.len() {
            return self.argument_count(function, &plain(&call.name), types.len(), span);
        }
        let mut element = None;
        for ((parameter, argument), ty) in function.parameters.iter().zip(&call.arguments).zip(types) {
            let wanted = self.wanted(parameter, ty, &mut element);
            self.unify(&wanted, ty, argument.span);
            if parameter.kind == ParameterKind::Count {
                self.count(argument);
            }
        }
    }

    /// The type that a parameter wants, given what it is passed. `element` is the element that pointers to any type share.
    fn wanted(&self, parameter: &Parameter, found: &Ty, element: &mut Option<Ty>) -> Ty {
        let found = self.types.resolve(found);
        let mut pointer = |space: Space, wanted: Element| {
            let wanted = match wanted.scalar() {
                Some(scalar) => Ty::Scalar(scalar),
                None => {
                    element.get_or_insert_with(|| found.element().cloned().unwrap_or(Ty::Unknown)).clone()
                }
            };
            Ty::Pointer(space, Box::new(wanted))
        };
        match parameter.kind {
            ParameterKind::Symmetric(wanted) => pointer(Space::Sym, wanted),
            // A symmetric buffer is local memory too.
            ParameterKind::Local(wanted) => match found {
                Ty::Pointer(Space::Sym, _) => pointer(Space::Sym, wanted),
                _ => pointer(Space::Gm, wanted),
            },
            ParameterKind::Value(scalar) => Ty::Scalar(scalar),
            ParameterKind::Pe => Ty::I32,
            ParameterKind::Count => Ty::Scalar(Scalar::Usize),
        }
    }

    fn count(&mut self, argument: &Expr) {
        if let ExprKind::Literal(Literal::Int(value)) = argument.kind
            && value > u128::from(u32::MAX)
        {
            self.report(argument.span, ErrorKind::CountTooLarge { value: value.to_string() });
        }
    }

    fn argument_count(&mut self, function: &Function, name: &str, found: usize, span: Span) {
        let names: Vec<&str> = function.parameters.iter().map(|parameter| parameter.name).collect();
        let wanted = match names.len() {
            0 => "no arguments".to_string(),
            1 => format!("1 argument ({})", names[0]),
            count => format!("{count} arguments ({})", names.join(", ")),
        };
        let kind = ErrorKind::ArgumentCount { name: name.to_string(), wanted, found: found.to_string() };
        self.report(span, kind);
    }

    fn availability(&mut self, call: &Call, function: &Function, span: Span) {
        for soc in self.socs {
            if !function.socs.contains(soc) {
                let kind = ErrorKind::NotOnSoc { name: plain(&call.name), soc: soc.to_string() };
                self.report(span, kind);
            }
        }
    }
}

/// A help line that names the functions nearest to `name`, which may have the library's prefix.
fn nearest(name: &str) -> String {
    let prefixes = ["aclshmemx_", "aclshmem_", "shmemx_", "shmem_"];
    let name = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    let generics = api::functions().iter().filter_map(|function| function.generic);
    let names = api::functions().iter().map(|function| function.name.as_str()).chain(generics);
    let mut near: Vec<(usize, &str)> = names.map(|known| (distance(name, known), known)).collect();
    near.sort();
    near.dedup();
    match near.first() {
        Some((edits, known)) if *edits <= 1 + name.len() / 3 => format!("there is `{known}`"),
        _ => "see the vocabulary: only its functions can be called from a kernel".to_string(),
    }
}

/// The number of insertions, deletions and replacements between two names.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, l) in left.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, r) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(l != *r);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use proc_macro2::Ident;

    use super::*;
    use crate::{Errors, Soc};

    /// A row that only A3 has; the vocabulary of this version has none.
    fn row() -> Function {
        Function {
            name: "ffts_only".to_string(),
            generic: None,
            cpp: Cpp::Call("ffts_only".to_string()),
            group: "test",
            parameters: vec![],
            returns: None,
            range: None,
            socs: &[Soc::A3],
            effect: Effect::Acts,
            doc: String::new(),
        }
    }

    fn errors(socs: &[Soc]) -> Vec<ErrorKind> {
        let mut checker = Checker::new(Vec::new(), socs, Errors::default());
        let name = Ident::new("ffts_only", Span::call_site());
        let call = Call { name, function: None, arguments: vec![] };
        checker.availability(&call, &row(), Span::call_site());
        checker.errors.iter().map(|error| error.kind.clone()).collect()
    }

    #[test]
    fn a_function_is_refused_on_a_soc_that_lacks_it() {
        let missing = ErrorKind::NotOnSoc { name: "ffts_only".to_string(), soc: "ascend950".to_string() };
        assert_eq!(errors(&Soc::ALL), [missing]);
        assert_eq!(errors(&[Soc::A3]), []);
    }

    #[test]
    fn an_unknown_name_is_told_its_nearest() {
        assert_eq!(nearest("barier_all"), "there is `barrier_all`");
        assert_eq!(nearest("aclshmem_my_pe"), "there is `my_pe`");
        assert!(nearest("helper").starts_with("see the vocabulary"));
    }
}
