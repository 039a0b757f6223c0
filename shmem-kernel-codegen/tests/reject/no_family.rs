// Generic names without a row for the element.
fn kernel(s: Sym<usize>, t: Sym<isize>) {
    p(s, 1, 0);
    g(t, 0);
}
