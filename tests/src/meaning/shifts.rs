//! Row "`<<`, `>>`": the amount is taken modulo the width whatever its type, and `>>` keeps the sign of a signed value.

use shmem_host::kernel::*;

/// Shifts of `i8` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_i8(a: Gm<i8>, amounts: Gm<i32>, n: i64, out: Gm<i8>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `i16` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_i16(a: Gm<i16>, amounts: Gm<i32>, n: i64, out: Gm<i16>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `i32` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_i32(a: Gm<i32>, amounts: Gm<i32>, n: i64, out: Gm<i32>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `i64` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_i64(a: Gm<i64>, amounts: Gm<i32>, n: i64, out: Gm<i64>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `isize` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_isize(a: Gm<isize>, amounts: Gm<i32>, n: i64, out: Gm<isize>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `u8` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_u8(a: Gm<u8>, amounts: Gm<i32>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `u16` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_u16(a: Gm<u16>, amounts: Gm<i32>, n: i64, out: Gm<u16>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `u32` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_u32(a: Gm<u32>, amounts: Gm<i32>, n: i64, out: Gm<u32>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `u64` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_u64(a: Gm<u64>, amounts: Gm<i32>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// Shifts of `usize` by a variable amount, and by what is in range.
#[shmem_kernel(core = "aiv")]
pub fn shifts_usize(a: Gm<usize>, amounts: Gm<i32>, n: i64, out: Gm<usize>) {
    for i in 0..n {
        let x = a[i];
        let amount = amounts[i];
        let at = out.add(i * 6);
        at[0] = x << amount;
        at[1] = x >> amount;
        at[2] = x;
        at[2] <<= amount;
        at[3] = x;
        at[3] >>= amount;
        at[4] = x << 7;
        at[5] = x >> 3;
    }
}

/// The amount may have any integer type.
#[shmem_kernel(core = "aiv")]
pub fn shifts_by_any_type(
    x: i32,
    a: i8,
    b: u8,
    c: i16,
    d: u16,
    e: u32,
    f: i64,
    g: u64,
    h: usize,
    out: Gm<i32>,
) {
    out[0] = x << a;
    out[1] = x >> b;
    out[2] = x << c;
    out[3] = x >> d;
    out[4] = x << e;
    out[5] = x >> f;
    out[6] = x << g;
    out[7] = x >> h;
}

/// Literals take the type that they meet, also on the left of a shift.
#[shmem_kernel(core = "aiv")]
pub fn shifts_of_literals(n: u32, out: Gm<i64>) {
    out[0] = 1 << 40;
    out[1] = 1 << n;
    out[2] = -1 << n;
    out[3] = -16 >> 2;
    out[4] = (1u8 << 7) as i64;
    out[5] = (-1i8 << 7) as i64;
    out[6] = (1i32 << 31) as i64;
    out[7] = (1 << 4 >> 2 << 1) as i64;
}
