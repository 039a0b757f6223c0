//! Kernels whose native and compiled lives are compared.
