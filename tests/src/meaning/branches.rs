//! `if` and `else`: chains whose conditions are evaluated in turn, also those that need statements of their own; and deferred values.

use shmem_host::kernel::*;

/// Which branch is taken, for conditions of every kind.
#[shmem_kernel(core = "aiv")]
pub fn branches(n: i32, words: Sym<i32>, out: Gm<i32>) {
    if n < 0 {
        out[0] = 1;
    } else if n == 0 {
        out[0] = 2;
    } else if int32_g(words, 0) + int32_g(words.add(1), 0) == n {
        out[0] = 3;
    } else if 100 / n == 12 {
        out[0] = 4;
    } else {
        out[0] = 5;
        if n > 10 {
            out[0] = 6;
        }
    }
    if n > 3 {
    } else {
        out[1] = 1;
    }
    if n > 3 {
        if n > 6 {
            out[2] = 1;
        }
    } else {
        out[2] = 2;
    }
    if !(n > 3) {
        return;
    }
    out[3] = 1;
}

/// Values that are given later, in each branch and in a block.
#[shmem_kernel(core = "aiv")]
pub fn deferred(n: i32, out: Gm<i64>) {
    let x;
    let mut sign: i64;
    if n > 0 {
        x = 300;
        sign = 1;
    } else if n < 0 {
        x = n as u16;
        sign = -1;
    } else {
        x = 0;
        sign = 0;
    }
    let y: i64;
    {
        let twice = x * 300;
        y = twice as i64;
    }
    sign *= 2;
    let flag;
    flag = x > 5;
    out[0] = y;
    out[1] = sign;
    out[2] = flag as i64;
}
