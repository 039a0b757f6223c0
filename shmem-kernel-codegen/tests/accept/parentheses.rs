// Parentheses of the source are not copied; those of the text come from the tree.
fn parentheses(out: Gm<i32>, n: i32) {
    let x = ((n));
    out[(0)] = (x) + (((n) * (2)));
    (out[1]) = (x);
    *(out) += (1);
    *(out.add((2))) = -(1);
    if (x == 1) && (n == 2 || (n == 3)) {
        out[2] = (x - (n - 1)) - 1;
    }
    while (x > n) {
        quiet();
    }
    for i in ((0)..(n)) {
        out[i] = i
    }
}
