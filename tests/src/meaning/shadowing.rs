//! Row "shadowing" (B15, B17): a name that hides another is a new one, and its value is read before it exists.

use shmem_host::kernel::*;

/// Threefold, type-changing, in blocks, branches and loops.
#[shmem_kernel(core = "aiv")]
pub fn shadowing(x: i32, out: Gm<i64>) {
    out[0] = x as i64;
    let x = x + 1;
    let x = x;
    let x = x * 3;
    out[1] = x as i64;
    let x = x as u8;
    let x = x + 250;
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
    let out = out.add(12);
    out[0] = x;
    let mut x = x;
    while x < 100_000_000 {
        let y = x * 2;
        x = y + 1;
        let x = 3;
        out[1] += x;
    }
    out[2] = x;
}
