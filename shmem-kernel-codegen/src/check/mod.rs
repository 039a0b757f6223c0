//! Names, types, ranges, and what the device cannot do: makes a parsed unit one that can be printed.
//!
//! One walk resolves names and unifies types (`stmt`, `expr`, `call`), a second one writes the types into the model and judges
//! operators, casts and literals by them (`finish`). What follows needs finished types: value ranges (`range`), arithmetic that always
//! overflows (`overflow`) and loops that poll (`poll`). Definite initialisation is left to rustc, which checks the native copy.

mod call;
mod effect;
mod expr;
mod finish;
mod infer;
mod mismatch;
mod overflow;
mod poll;
mod range;
mod scope;
mod stmt;

pub(crate) use effect::{Order, order};
pub(crate) use range::{binary as range_of, range};

use std::collections::BTreeSet;

use proc_macro2::Span;

use crate::error::ErrorKind;
use crate::model::{Function, Local, LocalId, Ty, Unit};
use crate::{Errors, Soc};
use infer::Types;
use scope::Scopes;

/// Checks a unit for `socs` and completes its model.
pub(crate) fn unit(unit: &mut Unit, socs: &[Soc]) -> Result<(), Errors> {
    let socs: Vec<Soc> = socs.iter().copied().filter(|soc| unit.options.allows(*soc)).collect();
    let mut errors = Errors::default();
    for function in &mut unit.functions {
        errors = check_function(function, &socs, errors);
    }
    errors.propagate()
}

fn check_function(function: &mut Function, socs: &[Soc], errors: Errors) -> Errors {
    let mut checker = Checker::new(std::mem::take(&mut function.locals), socs, errors);
    checker.parameters(&function.parameters);
    checker.block(&mut function.body);
    checker.finish(function);
    function.locals = checker.locals;
    function.uses_barrier = checker.uses_barrier;
    if checker.errors.iter().next().is_none() {
        range::locals(function);
        overflow::function(function, &mut checker.errors);
        poll::block(&function.body, &mut checker.errors);
    }
    checker.errors
}

/// What is known while one function is checked.
struct Checker<'a> {
    errors: Errors,
    locals: Vec<Local>,
    scopes: Scopes,
    types: Types,
    /// The labels of the loops around the present place, outermost first.
    loops: Vec<Option<String>>,
    /// The locals declared without a value.
    uninitialised: BTreeSet<LocalId>,
    socs: &'a [Soc],
    uses_barrier: bool,
}

impl<'a> Checker<'a> {
    fn new(locals: Vec<Local>, socs: &'a [Soc], errors: Errors) -> Self {
        Checker {
            errors,
            locals,
            scopes: Scopes::default(),
            types: Types::default(),
            loops: Vec::new(),
            uninitialised: BTreeSet::new(),
            socs,
            uses_barrier: false,
        }
    }

    fn report(&mut self, span: Span, kind: ErrorKind) {
        self.errors.report(span, kind);
    }

    /// Makes `found`, which stands at `span`, the same type as `wanted`.
    fn unify(&mut self, wanted: &Ty, found: &Ty, span: Span) {
        if self.types.unify(wanted, found).is_ok() {
            return;
        }
        let (wanted, found) = (self.types.resolve(wanted), self.types.resolve(found));
        self.report(span, mismatch::error(&self.types, &wanted, &found));
    }
}
