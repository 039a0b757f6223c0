//! Row "`/`, `%`": truncation towards zero, `MIN / -1` wraps, and a zero divisor ends the kernel with a finding.

use shmem_host::kernel::*;

/// Quotient and remainder of `i8`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_i8(a: Gm<i8>, b: Gm<i8>, n: i64, out: Gm<i8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `i16`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_i16(a: Gm<i16>, b: Gm<i16>, n: i64, out: Gm<i16>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `i32`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_i32(a: Gm<i32>, b: Gm<i32>, n: i64, out: Gm<i32>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `i64`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_i64(a: Gm<i64>, b: Gm<i64>, n: i64, out: Gm<i64>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `isize`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_isize(a: Gm<isize>, b: Gm<isize>, n: i64, out: Gm<isize>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `u8`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_u8(a: Gm<u8>, b: Gm<u8>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `u16`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_u16(a: Gm<u16>, b: Gm<u16>, n: i64, out: Gm<u16>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `u32`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_u32(a: Gm<u32>, b: Gm<u32>, n: i64, out: Gm<u32>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `u64`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_u64(a: Gm<u64>, b: Gm<u64>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// Quotient and remainder of `usize`, also as compound assignments.
#[shmem_kernel(core = "aiv")]
pub fn division_usize(a: Gm<usize>, b: Gm<usize>, n: i64, out: Gm<usize>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 6);
        at[0] = x / y;
        at[1] = x % y;
        at[2] = x;
        at[2] /= y;
        at[3] = x;
        at[3] %= y;
        at[4] = x / 7;
        at[5] = x % 7;
    }
}

/// The signs of literals: B6 of the public reports.
#[shmem_kernel(core = "aiv")]
pub fn division_literals(out: Gm<i32>, smallest: i32) {
    out[0] = -7 % 3;
    out[1] = -7 / 3;
    out[2] = 7 % -3;
    out[3] = 7 / -3;
    out[4] = smallest % -1;
    out[5] = smallest / -1;
    out[6] = -2147483648 / -1;
    out[7] = -2147483648 % -1;
}

/// Divisors whose range excludes zero need no helper; a quotient's range must not lose its small values.
#[shmem_kernel(core = "aiv")]
pub fn division_ranges(out: Gm<i64>, guard: i32) {
    let mut at = 0;
    for x in 10..20 {
        for d in 3..=100 {
            let quotient = x / d;
            if quotient > guard {
                out[at] = (1000 / quotient) as i64;
                at += 1;
            }
        }
    }
}

/// A quotient that can be zero divides: only its first turns are well.
#[shmem_kernel(core = "aiv")]
pub fn division_by_a_quotient(out: Gm<i32>) {
    for x in 10..12 {
        for d in 9..=12 {
            out[d] = 1000 / (x / d);
        }
    }
}

/// Divides by what the caller passes.
#[shmem_kernel(core = "aiv")]
pub fn zero_quotient(a: i32, b: i32, out: Gm<i32>) {
    *out = a / b;
}

/// Divides by what the caller passes.
#[shmem_kernel(core = "aiv")]
pub fn zero_remainder(a: u8, b: u8, out: Gm<u8>) {
    *out = a % b;
}

/// Divides by what the caller passes.
#[shmem_kernel(core = "aiv")]
pub fn zero_compound(a: i64, b: i64, out: Gm<i64>) {
    *out = a;
    *out /= b;
}

/// Divides by what the caller passes.
#[shmem_kernel(core = "aiv")]
pub fn zero_by_product(a: u32, b: u32, out: Gm<u32>) {
    *out = a / (b * 65536);
}
