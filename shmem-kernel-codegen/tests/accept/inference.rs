// A later use fixes an earlier type.
fn inference(out: Gm<u8>, big: Gm<i64>, f: Gm<f32>) {
    let a = 200;
    let b = a;
    *out = b;
    let mut sum = 0;
    for i in 0..4 {
        sum += i;
    }
    *big = sum;
    let half = 0.5;
    *f = half;
    let alone = 7;
    let _ = alone;
}
