//! Rows "bool" and "precedence" as far as one operator goes: truth tables of comparisons, bits and logic.

use shmem_host::kernel::*;

/// The six comparisons of `i8`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_i8(a: Gm<i8>, b: Gm<i8>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `i16`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_i16(a: Gm<i16>, b: Gm<i16>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `i32`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_i32(a: Gm<i32>, b: Gm<i32>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `i64`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_i64(a: Gm<i64>, b: Gm<i64>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `isize`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_isize(a: Gm<isize>, b: Gm<isize>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `u8`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_u8(a: Gm<u8>, b: Gm<u8>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `u16`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_u16(a: Gm<u16>, b: Gm<u16>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `u32`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_u32(a: Gm<u32>, b: Gm<u32>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `u64`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_u64(a: Gm<u64>, b: Gm<u64>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// The six comparisons of `usize`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn compare_usize(a: Gm<usize>, b: Gm<usize>, n: i64, out: Gm<u8>) {
    for i in 0..n {
        let x = a[i];
        let y = b[i];
        let equal = (x == y) as u8 | ((x != y) as u8) << 1;
        let less = ((x < y) as u8) << 2 | ((x <= y) as u8) << 3;
        let more = ((x > y) as u8) << 4 | ((x >= y) as u8) << 5;
        out[i] = equal | less | more;
    }
}

/// Every operator of `bool`, one bit each.
#[shmem_kernel(core = "aiv")]
pub fn bool_operators(a: bool, b: bool, out: Gm<i32>) {
    let mut c = a;
    c &= b;
    let mut d = a;
    d |= b;
    let mut e = a;
    e ^= b;
    out[0] = (a & b) as i32;
    out[1] = (a | b) as i32;
    out[2] = (a ^ b) as i32;
    out[3] = (a && b) as i32;
    out[4] = (a || b) as i32;
    out[5] = (a == b) as i32;
    out[6] = (a != b) as i32;
    out[7] = (a < b) as i32;
    out[8] = (a <= b) as i32;
    out[9] = (a > b) as i32;
    out[10] = (a >= b) as i32;
    out[11] = !a as i32;
    out[12] = c as i32;
    out[13] = d as i32;
    out[14] = e as i32;
}
