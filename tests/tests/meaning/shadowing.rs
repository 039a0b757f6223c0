//! Names that hide others. The expected values come from the same statements, here in plain Rust.

use shmem_tests::meaning::shadowing::*;

use crate::lives::result;

#[allow(clippy::redundant_locals, clippy::let_and_return, reason = "the statements are the kernel's")]
fn meaning(x: i32) -> [i64; 15] {
    let mut out = [0; 15];
    out[0] = x as i64;
    let x = x + 1;
    let x = x;
    let x = x * 3;
    out[1] = x as i64;
    let x = x as u8;
    let x = x.wrapping_add(250);
    out[2] = x as i64;
    let x = x as i64 * 1000;
    {
        let x = x + 1;
        let x = x * 2;
        out[3] = x;
    }
    out[4] = x;
    if x > 0 {
        let x = x > 5000;
        if x {
            let x = 5i8;
            out[5] = x as i64;
        }
        out[6] = x as i64;
    } else {
        let x = x - 1;
        out[7] = x;
    }
    out[8] = x;
    for x in 0..3 {
        let x = x + x;
        out[9] += x as i64;
    }
    let mut x_1 = x;
    let x = x + 7;
    x_1 += x;
    out[10] = x_1;
    let x_2 = x;
    let x = x_1 - x_2;
    out[11] = x + x_2;
    let out_12 = 12;
    out[out_12] = x;
    let mut x = x;
    while x < 100_000_000 {
        let y = x * 2;
        x = y + 1;
        let x = 3;
        out[13] += x;
    }
    out[14] = x;
    out
}

#[test]
fn each_name_means_the_newest_one_in_scope() {
    // 1 is the number for which the 8-bit value is 0.
    for x in [10, 1, 2, 40, -5] {
        let found = result(move |site| {
            let out = site.gm(&[0; 15]);
            site.run(shadowing::launch(site.stream, 1, x, &out));
            site.read(&out)
        });
        assert_eq!(found, meaning(x), "{x}");
    }
}
