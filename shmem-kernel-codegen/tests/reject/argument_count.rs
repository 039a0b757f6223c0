// Calls with too few or too many arguments.
fn kernel(s: Sym<i32>) {
    quiet(1);
    my_pe(0, 1);
    int32_g(s);
    p(s, 1);
    p();
    putmem(s, s, 4, 0, 0);
}
