// Parentheses come from the tree.
fn precedence(out: Gm<i32>, a: i32, b: i32, c: i32) {
    out[0] = (a + b) * c;
    out[1] = a + b * c;
    out[2] = a - (b - c);
    out[3] = a - b - c;
    out[4] = (a & b == c & b) as i32;
    out[5] = a & (b | c);
    out[6] = a << 2 + 1;
    out[7] = (a << 2) + 1;
    out[8] = ((a < b) == (b < c)) as i32;
    out[9] = ((a < b && b < c) || (a > b && b > c)) as i32;
    out[10] = -(a + b);
    out[11] = a * (b / 3);
    out[12] = a % 4 * 2;
    out[13] = (a ^ b) + 1;
    out[14] = ((a as i64) < (b as i64)) as i32;
}
