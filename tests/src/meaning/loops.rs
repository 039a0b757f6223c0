//! Rows "loops without effects" and `while`, `loop`: a loop ends when Rust says so, and not because C++ finds it useless.

use shmem_host::kernel::*;

/// How many steps a number takes to 1: whether that ends for every number is not known, so no compiler may assume a count.
#[shmem_kernel(core = "aiv")]
pub fn collatz(n: u64, out: Gm<u64>) {
    let mut x = n;
    let mut steps = 0u64;
    while x != 1 {
        if x % 2 == 0 {
            x /= 2;
        } else {
            x = x * 3 + 1;
        }
        steps += 1;
    }
    loop {
        if steps & 1 == 0 {
            break;
        }
        steps += 0x1_0000_0001;
    }
    *out = steps;
}

/// The end of a loop that has no other effect than to end: it does for a power of two, by wrapping.
#[shmem_kernel(core = "aiv")]
pub fn wraps_to_zero(factor: u32, out: Gm<u32>) {
    let mut x = 1u32;
    while x != 0 {
        x *= factor;
    }
    *out = 1;
}

/// Never ends, because an odd factor never gives zero; C++ without an effect in the loop would go on to the store.
#[shmem_kernel(core = "aiv")]
pub fn never_ends(odd: u32, out: Gm<u32>) {
    let mut x = odd;
    while x != 0 {
        x *= odd;
    }
    *out = 1;
}

/// Jumps in plain loops: `continue` evaluates the condition again.
#[shmem_kernel(core = "aiv")]
pub fn plain_jumps(n: i32, words: Sym<i32>, out: Gm<i32>) {
    let mut i = 0;
    while i < n {
        i += 1;
        if i % 3 == 0 {
            continue;
        }
        if i > 20 {
            break;
        }
        out[0] += i;
    }
    loop {
        i -= 1;
        if i < 0 {
            break;
        }
        if i & 1 == 1 {
            continue;
        }
        out[1] += i;
    }
    while int32_g(words, 0) + int32_g(words.add(1), 0) < n {
        int32_p(words, int32_g(words, 0) + 2, 0);
        if out[2] == 3 {
            continue;
        }
        out[2] += 1;
    }
    out[3] = i;
}
