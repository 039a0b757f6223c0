//! Row "integer `+ - *`, unary minus": they wrap at every width, and what is narrower than a C++ int wraps before it is used further.

use shmem_host::kernel::*;

/// Arithmetic and bits of `i8`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_i8(a: Gm<i8>, b: Gm<i8>, n: i64, out: Gm<i8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = -x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `i16`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_i16(a: Gm<i16>, b: Gm<i16>, n: i64, out: Gm<i16>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = -x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `i32`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_i32(a: Gm<i32>, b: Gm<i32>, n: i64, out: Gm<i32>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = -x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `i64`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_i64(a: Gm<i64>, b: Gm<i64>, n: i64, out: Gm<i64>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = -x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `isize`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_isize(a: Gm<isize>, b: Gm<isize>, n: i64, out: Gm<isize>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = -x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `u8`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_u8(a: Gm<u8>, b: Gm<u8>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = 0 - x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `u16`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_u16(a: Gm<u16>, b: Gm<u16>, n: i64, out: Gm<u16>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = 0 - x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `u32`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_u32(a: Gm<u32>, b: Gm<u32>, n: i64, out: Gm<u32>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = 0 - x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `u64`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_u64(a: Gm<u64>, b: Gm<u64>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = 0 - x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Arithmetic and bits of `usize`, ten results for each pair.
#[shmem_kernel(core = "aiv")]
pub fn wrapping_usize(a: Gm<usize>, b: Gm<usize>, n: i64, out: Gm<usize>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let at = out.add(i * 10);
        at[0] = x + y;
        at[1] = x - y;
        at[2] = x * y;
        at[3] = 0 - x;
        at[4] = x & y;
        at[5] = x | y;
        at[6] = x ^ y;
        at[7] = !x;
        at[8] = (x + y) / 3;
        at[9] = (x * y) >> 1;
    }
}

/// Literals at the ends of their types, computed in their own types and not as C++ would type them. Each parameter is 1.
#[shmem_kernel(core = "aiv")]
#[allow(clippy::too_many_arguments)]
pub fn wrapping_literals(
    a: i8,
    b: i16,
    c: i32,
    d: i64,
    e: u8,
    f: u16,
    g: u32,
    h: u64,
    signed: Gm<i64>,
    unsigned: Gm<u64>,
) {
    signed[0] = (127 + a) as i64;
    signed[1] = (-128 - a) as i64;
    signed[2] = (32767 * (b + 1)) as i64;
    signed[3] = (2147483647 + c) as i64;
    signed[4] = -(-2147483648 * c) as i64;
    signed[5] = 2147483647 + 2147483647;
    signed[6] = 9223372036854775807 + d;
    signed[7] = -(-9223372036854775808 * d);
    signed[8] = 65536 * 65536;
    signed[9] = -5 - 7 * 3;
    signed[10] = (2147483647 * 2 + 1) * d;
    unsigned[0] = (255 + e) as u64;
    unsigned[1] = (0 - f) as u64;
    unsigned[2] = (4294967295 * (g + 1)) as u64;
    unsigned[3] = 18446744073709551615 + h + 1;
    unsigned[4] = 0 - h;
    unsigned[5] = !0;
    unsigned[6] = (!0u8) as u64;
    unsigned[7] = 4294967295 * 2;
    unsigned[8] = 0xFFFF_FFFF + 0b1 + 0o17;
    unsigned[9] = (!0 >> 1 & 7 << 61) * h;
}
