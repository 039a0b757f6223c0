// Where ranges exclude zero, division is plain.
fn division_in_range(out: Gm<i32>, a: i32, b: u8) {
    out[0] = a / 3;
    out[1] = a % n_pes();
    out[2] = (b / 2) as i32;
    for i in 1..10 {
        out[i] = 100 / i;
    }
    let step = n_pes() * 2;
    out[3] = a / step;
    out[4] = my_pe() / -1;
}
