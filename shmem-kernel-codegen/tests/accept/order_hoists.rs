// Device calls keep their order: in operands, arguments, conditions, places and both sides of an assignment.
fn order_hoists(a: Sym<i32>, b: Sym<u8>, out: Gm<i32>, n: i32, ok: bool) {
    let sum = int32_g(a, 0) + int32_g(a, 1) * int32_g(a, 2);
    let loaded = *out + int32_g(a, 0);
    let one = int32_g(a, 0) + n;
    int32_p(a.add(int32_g(a, 0)), int32_g(a, 1), int32_g(a, 2));
    let all = ok && int32_g(a, 0) == int32_g(a, 1);
    let any = int32_g(a, 0) == 0 || int32_g(a, 1) == 1 || int32_g(a, 2) < int32_g(a, 3);
    while int32_g(a, 0) < int32_g(a, 1) {
        if n == 0 {
            continue;
        }
        quiet();
    }
    while ok && int32_g(a, 0) + int32_g(a, 1) < n {}
    if n == 0 {
        out[0] = 0;
    } else if int32_g(a, 0) == int32_g(a, 1) {
        out[0] = 1;
    } else if n == 1 {
        out[0] = 2;
    }
    out[int32_g(a, 0)] = int32_g(a, 1);
    out[0] = int32_g(a, 1);
    out[1] += int32_g(a, 0);
    out[int32_g(a, 0)] += n;
    out[int32_g(a, 0)] += int32_g(a, 1);
    out[2] /= int32_g(a, 0);
    out[3] <<= int32_g(a, 0);
    *out.add(out[4]) -= int32_g(a, 0);
    let mut x = sum;
    x += int32_g(a, 0);
    x %= int32_g(a, 1);
    out[x] = loaded + one + (all & any) as i32;
    out[out[0]] = int32_g(a, 0) / n;
    *out = 10 / n + int32_g(a, 0);
    let both = (int32_g(a, 0) == 1) & (int32_g(a, 1) == 2);
    let flag = both & (uint8_g(b, 0) == 1);
    out[5] = flag as i32;
}
