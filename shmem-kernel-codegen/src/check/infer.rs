//! Rust's type inference for this subset: unification, with defaults for literals that nothing else fixes.

use crate::model::{Scalar, Ty};

/// The type variables of a function.
#[derive(Default)]
pub(super) struct Types {
    variables: Vec<Variable>,
}

#[derive(Clone)]
enum Variable {
    /// Any of a kind.
    Open(Kind),
    /// The same as this type, which may be a variable.
    Bound(Ty),
}

/// Which types a variable may become.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Any type.
    Any,
    /// An integer literal's.
    Integer,
    /// A floating-point literal's.
    Float,
}

/// Two types that cannot be the same.
pub(super) struct Mismatch;

impl Types {
    pub(super) fn fresh(&mut self, kind: Kind) -> Ty {
        self.variables.push(Variable::Open(kind));
        Ty::Variable(self.variables.len() - 1)
    }

    /// The type as far as it is known: a variable only if that is still open.
    pub(super) fn resolve(&self, ty: &Ty) -> Ty {
        let mut ty = ty;
        while let Ty::Variable(index) = ty {
            match &self.variables[*index] {
                Variable::Bound(next) => ty = next,
                Variable::Open(_) => break,
            }
        }
        ty.clone()
    }

    /// Makes two types the same. An unknown type is wrong already and agrees with everything.
    pub(super) fn unify(&mut self, left: &Ty, right: &Ty) -> Result<(), Mismatch> {
        let (left, right) = (self.resolve(left), self.resolve(right));
        match (&left, &right) {
            // What takes its type from a wrong value has none, and that is no second error.
            (Ty::Unknown, other) | (other, Ty::Unknown) => {
                self.give_up_any(other);
                Ok(())
            }
            (Ty::Variable(a), Ty::Variable(b)) => self.join(*a, *b),
            (Ty::Variable(variable), known) | (known, Ty::Variable(variable)) => self.bind(*variable, known),
            _ if left == right => Ok(()),
            _ => Err(Mismatch),
        }
    }

    /// The type after inference: literals default to `i32` and `f64`; `None` when nothing fixes it.
    pub(super) fn finish(&self, ty: &Ty) -> Option<Ty> {
        match self.resolve(ty) {
            Ty::Variable(variable) => match self.kind(variable) {
                Kind::Any => None,
                Kind::Integer => Some(Ty::I32),
                Kind::Float => Some(Ty::Scalar(Scalar::F64)),
            },
            known => Some(known),
        }
    }

    /// Makes a type that nothing fixes one that is wrong already.
    pub(super) fn give_up(&mut self, ty: &Ty) {
        if let Ty::Variable(variable) = self.resolve(ty) {
            self.variables[variable] = Variable::Bound(Ty::Unknown);
        }
    }

    fn give_up_any(&mut self, ty: &Ty) {
        if self.is_open(ty, Kind::Any) {
            self.give_up(ty);
        }
    }

    /// The name for a message: `{integer}` while a literal's type is open.
    pub(super) fn name(&self, ty: &Ty) -> String {
        match ty {
            Ty::Variable(variable) => match self.kind(*variable) {
                Kind::Any => "_".to_string(),
                Kind::Integer => "{integer}".to_string(),
                Kind::Float => "{float}".to_string(),
            },
            known => known.rust(),
        }
    }

    /// Whether it is a variable of this kind.
    pub(super) fn is_open(&self, ty: &Ty, kind: Kind) -> bool {
        matches!(ty, Ty::Variable(variable) if self.kind(*variable) == kind)
    }

    fn kind(&self, variable: usize) -> Kind {
        match self.variables[variable] {
            Variable::Open(kind) => kind,
            Variable::Bound(_) => Kind::Any,
        }
    }

    fn join(&mut self, a: usize, b: usize) -> Result<(), Mismatch> {
        if a == b {
            return Ok(());
        }
        let kind = match (self.kind(a), self.kind(b)) {
            (Kind::Any, kind) | (kind, Kind::Any) => kind,
            (left, right) if left == right => left,
            _ => return Err(Mismatch),
        };
        self.variables[a] = Variable::Open(kind);
        self.variables[b] = Variable::Bound(Ty::Variable(a));
        Ok(())
    }

    fn bind(&mut self, variable: usize, known: &Ty) -> Result<(), Mismatch> {
        let fits = match self.kind(variable) {
            Kind::Any => true,
            Kind::Integer => known.scalar().is_some_and(Scalar::is_integer),
            Kind::Float => known.scalar().is_some_and(|scalar| matches!(scalar, Scalar::F32 | Scalar::F64)),
        };
        if !fits {
            return Err(Mismatch);
        }
        self.variables[variable] = Variable::Bound(known.clone());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_takes_the_type_of_what_it_meets() {
        let mut types = Types::default();
        let (a, b) = (types.fresh(Kind::Integer), types.fresh(Kind::Any));
        assert!(types.unify(&a, &b).is_ok());
        assert!(types.unify(&b, &Ty::Scalar(Scalar::U8)).is_ok());
        assert_eq!(types.finish(&a), Some(Ty::Scalar(Scalar::U8)));
    }

    #[test]
    fn what_nothing_fixes_has_a_default_or_none() {
        let mut types = Types::default();
        let (int, float, any) =
            (types.fresh(Kind::Integer), types.fresh(Kind::Float), types.fresh(Kind::Any));
        assert_eq!(types.finish(&int), Some(Ty::I32));
        assert_eq!(types.finish(&float), Some(Ty::Scalar(Scalar::F64)));
        assert_eq!(types.finish(&any), None);
    }

    #[test]
    fn an_integer_literal_is_no_bool_and_no_float() {
        let mut types = Types::default();
        let int = types.fresh(Kind::Integer);
        assert!(types.unify(&int, &Ty::BOOL).is_err());
        assert!(types.unify(&int, &Ty::Scalar(Scalar::F32)).is_err());
        let float = types.fresh(Kind::Float);
        assert!(types.unify(&int, &float).is_err());
    }
}
