// The remainder has the sign of its left side.
fn remainder(out: Gm<i32>, n: i32) {
    let back = (my_pe() - 1 + n_pes()) % n_pes();
    let down = (n - 10) % 3;
    out[back] = down;
    let clock = (n % 12 + 12) % 12;
    out[clock] = -n % 4 * 3 % 5;
}
