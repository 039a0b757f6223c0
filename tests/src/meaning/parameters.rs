//! Parameters of every scalar type arrive unchanged, in their places, also behind unused ones.

use shmem_host::kernel::*;

/// Integers of all widths and bool.
#[shmem_kernel(core = "aiv")]
#[allow(clippy::too_many_arguments)]
pub fn integer_parameters(
    a: i8,
    b: u16,
    c: bool,
    d: i64,
    e: u8,
    f: i16,
    g: u32,
    h: bool,
    i: i32,
    j: usize,
    k: isize,
    l: u64,
    out: Gm<i64>,
) {
    out[0] = a as i64;
    out[1] = b as i64;
    out[2] = c as i64;
    out[3] = d;
    out[4] = e as i64;
    out[5] = f as i64;
    out[6] = g as i64;
    out[7] = h as i64;
    out[8] = i as i64;
    out[9] = j as i64;
    out[10] = k as i64;
    out[11] = l as i64;
}

/// Floats of all widths, with unused parameters between them; a parameter may be `mut`.
#[shmem_kernel(core = "aiv")]
#[allow(clippy::too_many_arguments, unused_variables)]
pub fn float_parameters(
    unused_half: f16,
    h: f16,
    unused_flag: bool,
    b: bf16,
    s: f32,
    unused_double: f64,
    d: f64,
    unused_pointer: Gm<f16>,
    mut n: i32,
    halves: Gm<f16>,
    brains: Gm<bf16>,
    singles: Gm<f32>,
    doubles: Gm<f64>,
) {
    n += 1;
    halves[n] = h;
    halves[n + 1] = halves[0];
    brains[n] = b;
    brains[n + 1] = brains[0];
    singles[n] = s;
    singles[n + 1] = singles[0];
    doubles[n] = d;
    doubles[n + 1] = doubles[0];
    let copy = h;
    halves[n + 2] = copy;
    singles[n + 2] = -1.5;
    singles[n + 3] = 16777217.0;
    singles[n + 4] = 1e-45;
    doubles[n + 2] = 0.1;
    doubles[n + 3] = -1e308;
    doubles[n + 4] = 3f64;
}
