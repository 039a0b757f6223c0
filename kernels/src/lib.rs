//! Real kernels, one file each, with their committed C++ in `generated/`.

pub mod ring;
