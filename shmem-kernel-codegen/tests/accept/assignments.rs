// Every compound assignment, through variables and pointers.
fn assignments(out: Gm<i32>, small: Gm<i16>, a: Sym<i32>, n: i32) {
    let mut x = n;
    x += 1;
    x -= 2;
    x *= 3;
    x /= 4;
    x %= 5;
    x &= 6;
    x |= 7;
    x ^= 8;
    x <<= 9;
    x >>= n;
    *out += x;
    out[1] -= int32_g(a, 0);
    out[int32_g(a, 0)] *= int32_g(a, 1);
    small[0] += 1;
    small[1] /= small[2];
    small[3] <<= 2;
    let mut flag = true;
    flag &= n > 0;
    flag |= n < -5;
    let mut wide = 1u64;
    wide <<= n;
    out[2] = flag as i32 + wide as i32;
}
