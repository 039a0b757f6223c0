// Modules of kernels are not part of this version.
mod kernels {
    fn kernel() {}
}
