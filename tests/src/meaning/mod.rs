//! One file per row of the language's table of meaning. Each kernel writes what it computed to an output buffer.

pub mod assignment;
pub mod branches;
pub mod bulk;
pub mod casts;
pub mod cores;
pub mod division;
pub mod labels;
pub mod loops;
pub mod names;
pub mod narrow_precedence;
pub mod operators;
pub mod order;
pub mod parameters;
pub mod polls;
pub mod precedence;
pub mod ranges;
pub mod scalars;
pub mod shadowing;
pub mod shifts;
pub mod short_circuit;
pub mod wrapping;
