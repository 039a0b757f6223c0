// A method is no kernel.
impl Kernel {
    fn kernel() {}
}
