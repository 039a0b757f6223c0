// Scalar puts and gets of all 13 types.
fn typed_p_g(h: Sym<f16>, f: Sym<f32>, d: Sym<f64>, a: Sym<i8>, b: Sym<i16>, c: Sym<i32>, e: Sym<i64>, i: Sym<u8>, j: Sym<u16>, k: Sym<u32>, l: Sym<u64>, m: Sym<u8>, n: Sym<bf16>) {
    let me = my_pe();
    half_p(h, half_g(h, me), me);
    float_p(f, float_g(f, me), me);
    double_p(d, double_g(d, me), me);
    int8_p(a, int8_g(a, me), me);
    int16_p(b, int16_g(b, me), me);
    int32_p(c, int32_g(c, me), me);
    int64_p(e, int64_g(e, me), me);
    uint8_p(i, uint8_g(i, me), me);
    uint16_p(j, uint16_g(j, me), me);
    uint32_p(k, uint32_g(k, me), me);
    uint64_p(l, uint64_g(l, me), me);
    char_p(m, char_g(m, me), me);
    bfloat16_p(n, bfloat16_g(n, me), me);
}
