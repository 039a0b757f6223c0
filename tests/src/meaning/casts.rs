//! Row "`as`" between integers and from bool: what does not fit is cut off, what is longer is extended by the source's sign.

use shmem_host::kernel::*;

/// `i8` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_i8(a: Gm<i8>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `i16` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_i16(a: Gm<i16>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `i32` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_i32(a: Gm<i32>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `i64` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_i64(a: Gm<i64>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `isize` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_isize(a: Gm<isize>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `u8` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_u8(a: Gm<u8>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `u16` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_u16(a: Gm<u16>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `u32` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_u32(a: Gm<u32>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `u64` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_u64(a: Gm<u64>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// `usize` as each integer type.
#[shmem_kernel(core = "aiv")]
pub fn casts_usize(a: Gm<usize>, n: i64, out: Gm<u64>) {
    for i in 0..n {
        let x = a[i];
        let at = out.add(i * 10);
        at[0] = x as i8 as u64;
        at[1] = x as i16 as u64;
        at[2] = x as i32 as u64;
        at[3] = x as i64 as u64;
        at[4] = x as isize as u64;
        at[5] = x as u8 as u64;
        at[6] = x as u16 as u64;
        at[7] = x as u32 as u64;
        at[8] = x as u64 as u64;
        at[9] = x as usize as u64;
    }
}

/// bool as integers, and conversions of larger expressions (B7, B9).
#[shmem_kernel(core = "aiv")]
pub fn casts_mixed(flag: bool, a: i32, b: u64, out: Gm<i64>) {
    out[0] = flag as i64;
    out[1] = flag as u8 as i64 - 1;
    out[2] = !flag as i8 as i64;
    out[3] = -1i32 as u32 as i64;
    out[4] = 300u16 as u8 as i64;
    out[5] = b as i32 as i64;
    out[6] = ((a as u32) < 5) as i64;
    out[7] = (a + 1) as u8 as i64;
    out[8] = -a as u16 as i64;
    out[9] = -(a as i64);
    out[10] = a as i64 * a as i64;
    out[11] = (a as u8 as i8 as i16 as u32 as i64) + 1;
    out[12] = (a < 0) as i64 + (a as u32 > 7) as i64;
}
