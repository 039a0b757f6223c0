//! Row "range loop": the bounds are evaluated once, `..=MAX` ends, and the loop variable is a fresh one each turn.

use shmem_host::kernel::*;

/// How often loops with these bounds turn, and the sum of what they saw.
#[shmem_kernel(core = "aiv")]
pub fn range_counts(a: i32, b: i32, out: Gm<i64>) {
    for i in a..b {
        out[0] += 1;
        out[1] += i as i64;
    }
    for i in a..=b {
        out[2] += 1;
        out[3] += i as i64;
    }
    for i in a - 1..b + 1 {
        out[4] += 1;
        out[5] += i as i64;
    }
    for _ in a..b {
        out[6] += 1;
    }
}

/// The ends of the types.
#[shmem_kernel(core = "aiv")]
pub fn range_ends(out: Gm<i64>, top: u8, low: i8, big: i32, huge: i64, wide: u64) {
    for i in 0..=255u8 {
        out[0] += i as i64;
    }
    for i in 250..=top {
        out[1] += i as i64;
    }
    for i in -128..=low {
        out[2] += i as i64;
    }
    for i in 2147483645..=big {
        out[3] += i as i64 - 2147483640;
    }
    for i in 9223372036854775805..=huge {
        out[4] += i - 9223372036854775800;
    }
    for i in 18446744073709551613..=wide {
        out[5] += (i - 18446744073709551600) as i64;
    }
    for _ in 1..=0 {
        out[6] += 1;
    }
    for i in top..=254 {
        out[7] += i as i64;
    }
    for i in -128..127i8 {
        out[8] += i as i64;
    }
}

/// Bounds that change while the loop runs, and bounds that are read from memory.
#[shmem_kernel(core = "aiv")]
pub fn range_bounds_once(n: i32, memory: Gm<i32>, words: Sym<i32>, out: Gm<i32>) {
    let mut end = n;
    for i in 0..end {
        end -= 1;
        out[0] += i;
    }
    out[1] = end;
    let mut start = 0;
    for i in start..n {
        start += 2;
        out[2] += i;
    }
    out[3] = start;
    for i in 0..*memory {
        *memory = 100;
        out[4] += i;
    }
    for i in memory[1]..=memory[2] {
        memory[1] = 0;
        memory[2] = 0;
        out[5] += i;
    }
    for i in int32_g(words, 0)..=int32_g(words.add(1), 0) {
        int32_p(words, 0, 0);
        int32_p(words.add(1), 50, 0);
        out[6] += i;
    }
    for i in int32_g(words.add(2), 0)..=n {
        out[7] += i;
    }
    for i in 0..end + n {
        end += 1;
        out[8] += i;
    }
}

/// The body may change its own copy of the loop variable.
#[shmem_kernel(core = "aiv")]
pub fn range_variable(n: i32, out: Gm<i32>) {
    for mut i in 0..n {
        i *= 3;
        out[0] += i;
        if i > 9 {
            continue;
        }
        i += 1;
        out[1] += i;
    }
    for i in 0..n {
        let i = i * 2;
        for i in 0..i {
            out[2] += i;
        }
        out[3] += i;
    }
    for mut byte in 253..=255u8 {
        byte += 5;
        out[4] += byte as i32;
    }
}
