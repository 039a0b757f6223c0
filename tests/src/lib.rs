//! Kernels whose two lives are compared: the Rust that the simulator runs, and the C++ made from it.

pub mod meaning;
