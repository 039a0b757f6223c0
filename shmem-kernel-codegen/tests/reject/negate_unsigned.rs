// Signs of unsigned numbers.
fn kernel(n: u32, p: Gm<u8>) {
    let a = -n;
    p[0] = -1;
    let b = -1 as u32;
    let c: usize = -0;
}
