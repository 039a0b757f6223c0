// Generic names take the type of their pointer.
fn generic_p_g(h: Sym<f16>, f: Sym<f32>, a: Sym<i8>, l: Sym<u64>) {
    p(h, g(h, 0), 0);
    p(f, 1.5, 0);
    p(a, -1, 0);
    p(l, g(l, 0) + 1, 0);
}
