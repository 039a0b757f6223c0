//! Row "order of evaluation": operands and arguments from left to right, the right side first for `=` and `op=`.
//!
//! In this part of the language only a `g` and a division can show their order: a word that another PE counts up, and traps.

use shmem_host::kernel::*;

/// PE 1 counts a word of PE 0 up to `last`, one step each time that PE 0 has asked for it.
///
/// PE 0 looks twice at the word in one expression, in every place that has two operands. The second look can only see a later value, so each
/// result tells which look came first.
#[shmem_kernel(core = "aiv")]
pub fn order_of_looks(word: Sym<i32>, asked: Sym<i32>, last: i32, out: Gm<i32>, scratch: Sym<i32>) {
    if my_pe() == 1 {
        for value in 1..=last {
            while int32_g(asked, 0) < value {}
            int32_p(word, value, 0);
        }
        return;
    }
    int32_p(asked, 1, 0);
    out[0] = int32_g(word, 0) - int32_g(word, 0);
    int32_p(asked, 2, 0);
    out[1] = (int32_g(word, 0) < int32_g(word, 0)) as i32;
    int32_p(asked, 3, 0);
    int32_p(scratch.add(int32_g(word, 0)), int32_g(word, 0), 0);
    int32_p(asked, 4, 0);
    out.add(8)[int32_g(word, 0)] = int32_g(word, 0);
    int32_p(asked, 5, 0);
    out.add(16)[int32_g(word, 0)] += int32_g(word, 0);
    int32_p(asked, 6, 0);
    *out.add(24).add(int32_g(word, 0)) = int32_g(word, 0);
    int32_p(asked, 7, 0);
    for _ in int32_g(word, 0)..int32_g(word, 0) {
        out[2] += 1;
    }
    int32_p(asked, 8, 0);
    let sum = int32_g(word, 0) * 100 + int32_g(word, 0);
    out[3] = sum;
    int32_p(asked, 9, 0);
    for i in int32_g(word, 0)..=last {
        out[4] += i;
    }
}

/// A division that traps keeps the put before it, and stops the one behind it.
#[shmem_kernel(core = "aiv")]
pub fn order_of_traps(words: Sym<i32>, zero: i32) {
    int32_p(words, 1, 0);
    let quotient = 10 / zero;
    int32_p(words.add(1), 1, 0);
    int32_p(words.add(2), quotient, 0);
}

/// The right side of an assignment comes first: it traps before the place reads from a PE that does not exist.
#[shmem_kernel(core = "aiv")]
pub fn right_side_first(words: Sym<i32>, out: Gm<i32>, zero: i32) {
    out[int32_g(words, 77)] = 10 / zero;
}

/// The same for a compound assignment.
#[shmem_kernel(core = "aiv")]
pub fn right_side_first_compound(words: Sym<i32>, out: Gm<i32>, zero: i32) {
    out[int32_g(words, 77)] += 10 % zero;
}

/// The first argument is evaluated before the second.
#[shmem_kernel(core = "aiv")]
pub fn first_argument_first(words: Sym<i32>) {
    int32_p(words.add(int32_g(words, 77)), int32_g(words, 88), int32_g(words, 99));
}

/// A load on the left is done before a `g` on the right, also where the `g` is deep inside.
#[shmem_kernel(core = "aiv")]
pub fn loads_around_gets(words: Sym<i32>, near: Gm<i32>, out: Gm<i32>) {
    out[0] = *near - int32_g(words, 0) * (near[1] + int32_g(words.add(1), 0));
    out[1] = int32_g(words.add(near[2]), 0) + near[int32_g(words.add(2), 0)];
    near[near[3]] = near[int32_g(words.add(3), 0)] + near[4];
    near[int32_g(words, 0)] -= near[int32_g(words.add(1), 0)];
}
