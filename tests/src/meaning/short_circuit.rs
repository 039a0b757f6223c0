//! Row "`&&`, `||`": the right side runs only when it must, also when it needs statements of its own in C++ (B1).

use shmem_host::kernel::*;

/// B1: the first PE has no left neighbour. Were the right side run, it would be a `g` of PE -1.
#[shmem_kernel(core = "aiv")]
pub fn neighbour_or_first(words: Sym<i32>, out: Gm<i32>) {
    let pe = my_pe();
    if pe == 0 || int32_g(words, pe - 1) != 0 {
        out[0] = 1;
    }
    out[1] = (pe > 0 && int32_g(words, pe - 1) == 7) as i32;
}

/// Divisions that would trap.
#[shmem_kernel(core = "aiv")]
pub fn guarded_division(n: i32, out: Gm<i32>) {
    out[0] = (n != 0 && 10 / n > 2) as i32;
    out[1] = (n == 0 || 10 % n == 1) as i32;
    out[2] = (n != 0 && (10 / n > 2 || 7 / n == 1) && !(n == 0 || 9 / n < 3)) as i32;
    let mut left = n;
    while left != 0 && 100 / left > 3 {
        left -= 1;
        out[3] += 1;
    }
}

/// Right sides that are hoisted, because their operands have an order: PE 99 does not exist.
#[shmem_kernel(core = "aiv")]
pub fn hoisted_right_side(words: Sym<i32>, flag: bool, out: Gm<i32>) {
    out[0] = (flag || int32_g(words, 99) + int32_g(words, 99) * 2 > 3) as i32;
    out[1] = (!flag && int32_g(words, 99) + int32_g(words, 99) * 2 > 3) as i32;
    out[2] = (flag && int32_g(words, 0) + int32_g(words.add(1), 0) * 2 == 19) as i32;
    out[3] = (!flag || int32_g(words, 0) - int32_g(words.add(1), 0) == 1) as i32;
    if flag
        && (int32_g(words, 0) + int32_g(words.add(1), 0) == 0
            || !flag && int32_g(words, 99) * int32_g(words, 98) == 0)
    {
        out[4] = 1;
    } else if !flag || int32_g(words, 0) - int32_g(words.add(1), 0) == -5 {
        out[4] = 2;
    } else if !flag && int32_g(words, 97) + int32_g(words, 96) == 0 {
        out[4] = 3;
    } else {
        out[4] = 4;
    }
    let mut turns = 0;
    while turns < 3 && int32_g(words, 0) + int32_g(words.add(1), 0) == 11 {
        turns += 1;
    }
    out[5] = turns;
}

/// The operators give values of their own: all inputs at once.
#[shmem_kernel(core = "aiv")]
pub fn logic_table(a: bool, b: bool, c: bool, out: Gm<u8>) {
    out[0] = (a && b || c) as u8;
    out[1] = (a || b && c) as u8;
    out[2] = ((a || b) && c) as u8;
    out[3] = (a && (b || c)) as u8;
    out[4] = (!(a && b) || !c) as u8;
    out[5] = (!a && !b && !c) as u8;
}
