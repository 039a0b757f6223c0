// An attribute inside a kernel would be seen by one compiler only.
fn kernel(#[cfg(any())] out: Gm<i32>) {
    #[cfg(any())]
    let x = 1;
    #[cfg(any())]
    out[0] += 2;
    #[allow(unused)]
    {
        out[1] = 3;
    }
    out[2] = #[cfg(any())]
    4;
}
