// The generic put and get of every element type.
fn generic_all(a: Sym<i8>, b: Sym<i16>, c: Sym<i32>, d: Sym<i64>, e: Sym<u8>, f: Sym<u16>, h: Sym<u32>, i: Sym<u64>, j: Sym<f16>, k: Sym<bf16>, l: Sym<f32>, m: Sym<f64>) {
    p(a, g(a, 0), 1);
    p(b, g(b, 0), 1);
    p(c, g(c, 0), 1);
    p(d, g(d, 0), 1);
    p(e, g(e, 0), 1);
    p(f, g(f, 0), 1);
    p(h, g(h, 0), 1);
    p(i, g(i, 0), 1);
    p(j, g(j, 0), 1);
    p(k, g(k, 0), 1);
    p(l, g(l, 0), 1);
    p(m, g(m, 0), 1);
}
