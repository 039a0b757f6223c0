// 16-bit floats travel as bits.
fn half_parameters(out: Gm<f16>, out_b: Gm<bf16>, h: f16, b: bf16, unused: f16) {
    *out = h;
    *out_b = b;
}
