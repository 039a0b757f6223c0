//! Do the two lives of a kernel agree, and do both mean what Rust means?
//!
//! Each file tests the kernels of the file of the same name in `src/meaning`: it launches them natively and compiled, on every SoC that was
//! built, and compares the results bit by bit with each other and with what plain Rust computes here. The C++ is compiled with
//! undefined behaviour trapped, so a kernel that has any crashes, and no test takes a crash for the finding that it wants.

mod assignment;
mod branches;
mod bulk;
mod casts;
mod cores;
mod division;
mod labels;
mod lives;
mod loops;
mod names;
mod narrow_precedence;
mod operators;
mod order;
mod parameters;
mod polls;
mod precedence;
mod ranges;
mod scalars;
mod shadowing;
mod shifts;
mod short_circuit;
mod values;
mod wrapping;
