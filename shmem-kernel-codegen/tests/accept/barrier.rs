// A barrier needs the FFTS base address on A3.
fn barrier(data: Sym<i32>) {
    barrier_all();
    int32_p(data, 1, 0);
    barrier_all();
}
