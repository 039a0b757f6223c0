//! Real kernels, one file each.
