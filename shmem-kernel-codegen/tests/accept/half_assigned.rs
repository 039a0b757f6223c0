// 16-bit float parameters that are assigned, and names that look like theirs.
fn half_assigned(mut h: f16, mut b: bf16, h_bits: f16, data: Gm<f16>, more: Gm<bf16>) {
    h = data[0];
    b = more[0];
    more[1] = b;
    data[1] = h_bits;
}
