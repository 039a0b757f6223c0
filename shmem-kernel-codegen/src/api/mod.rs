//! The device vocabulary: one table that the translator, the native functions, the simulator's header and the
//! reference pages all come from.
//!
//! A row is a [`Function`]. Families of rows that differ in their element type only are made by one constructor each; the
//! constructors stand in one file per family, named after the group of the library's headers. Facts come from the
//! public headers of CANN SHMEM (2026-07-24).

mod barrier;
mod core;
mod ordering;
mod rma;
mod rma_scalar;
mod team;

use std::sync::LazyLock;

use crate::Soc;
use crate::model::Scalar;

/// One function of the vocabulary.
#[derive(Debug)]
pub struct Function {
    /// The name in Rust: `int32_p`.
    pub name: String,
    /// The generic name of its family, resolved by the element type of its first pointer: `p`.
    pub generic: Option<&'static str>,
    /// How it is written in C++.
    pub cpp: Cpp,
    /// The group of the library's headers that it belongs to: `rma-scalar`.
    pub group: &'static str,
    /// The parameters in order, the same in both languages.
    pub parameters: Vec<Parameter>,
    /// What it gives back; `None` is `()`.
    pub returns: Option<Scalar>,
    /// The smallest and largest value that it can give back, where that is less than its type's range.
    pub range: Option<(i128, i128)>,
    /// The SoCs that have it.
    pub socs: &'static [Soc],
    /// What it does besides giving back a value.
    pub effect: Effect,
    /// One or two sentences with units and the source of what is not obvious; becomes the doc comment.
    pub doc: String,
}

/// How a function is written in C++.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cpp {
    /// A call of the function with this name.
    Call(String),
    /// AscendC's compile-time test of the core kind, which only stands as the whole condition of an `if`:
    /// `ASCEND_IS_AIC`.
    CoreTest(&'static str),
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name, as in the library's headers.
    pub name: &'static str,
    /// What it takes.
    pub kind: ParameterKind,
}

/// What a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// `Gm<T>` (or a `Sym<T>`, which coerces): the local side of a transfer.
    Local(Element),
    /// `Sym<T>`: the side that is translated to the PE's heap.
    Symmetric(Element),
    /// A value.
    Value(Scalar),
    /// A PE number: `i32`.
    Pe,
    /// A count of elements or bytes: `usize` in Rust, `uint32_t` in C++.
    Count,
}

/// What a pointer parameter points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// Elements of this type.
    Scalar(Scalar),
    /// Bytes: `u8` in Rust, `char` in C++ (whose sign differs between host CPUs, so Rust says byte).
    Char,
    /// Elements of any type: `void` in C++, a type parameter in Rust.
    Any,
}

/// What a call does besides giving back a value. Order of evaluation and the lints depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The same value at any time within a launch: may be evaluated in any order.
    Pure,
    /// Reads memory that others write.
    Reads,
    /// Writes memory, orders, or waits.
    Acts,
    /// Every core of the launch on every PE must call it.
    Collective,
}

impl Function {
    /// The element type of its first pointer.
    pub fn element(&self) -> Option<Element> {
        self.parameters.iter().find_map(|parameter| match parameter.kind {
            ParameterKind::Local(element) | ParameterKind::Symmetric(element) => Some(element),
            _ => None,
        })
    }
}

/// The table, in the order of the library's groups.
pub fn functions() -> &'static [Function] {
    static TABLE: LazyLock<Vec<Function>> = LazyLock::new(|| {
        [core::rows(), team::rows(), rma_scalar::rows(), rma::rows(), ordering::rows(), barrier::rows()]
            .into_iter()
            .flatten()
            .collect()
    });
    &TABLE
}

/// The row with this Rust name.
pub fn find(name: &str) -> Option<&'static Function> {
    functions().iter().find(|function| function.name == name)
}

/// The functions that the library declares for kernels but does not define.
pub(crate) const DECLARED_ONLY: [&str; 2] = ["sync", "sync_all"];

/// The rows with this generic name.
pub fn family(generic: &str) -> impl Iterator<Item = &'static Function> {
    functions().iter().filter(move |function| function.generic == Some(generic))
}

/// The 13 element types of typed RMA, with the name that the library gives each.
pub(crate) const RMA_TYPES: [(&str, Element); 13] = [
    ("half", Element::Scalar(Scalar::F16)),
    ("float", Element::Scalar(Scalar::F32)),
    ("double", Element::Scalar(Scalar::F64)),
    ("int8", Element::Scalar(Scalar::I8)),
    ("int16", Element::Scalar(Scalar::I16)),
    ("int32", Element::Scalar(Scalar::I32)),
    ("int64", Element::Scalar(Scalar::I64)),
    ("uint8", Element::Scalar(Scalar::U8)),
    ("uint16", Element::Scalar(Scalar::U16)),
    ("uint32", Element::Scalar(Scalar::U32)),
    ("uint64", Element::Scalar(Scalar::U64)),
    ("char", Element::Char),
    ("bfloat16", Element::Scalar(Scalar::Bf16)),
];

impl Element {
    /// The Rust scalar of a value of this element; `None` for [`Element::Any`].
    pub fn scalar(self) -> Option<Scalar> {
        match self {
            Element::Scalar(scalar) => Some(scalar),
            Element::Char => Some(Scalar::U8),
            Element::Any => None,
        }
    }
}

const fn parameter(name: &'static str, kind: ParameterKind) -> Parameter {
    Parameter { name, kind }
}
