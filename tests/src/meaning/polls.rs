//! Poll loops: two PEs hand a word to each other, and each sees what the other wrote before.

use shmem_host::kernel::*;

/// `turns` turns of ping-pong; `out` adds up what the partner sent along.
#[shmem_kernel(core = "aiv")]
pub fn ping_pong(word: Sym<i32>, data: Sym<u64>, turns: i32, out: Gm<u64>) {
    let me = my_pe();
    let peer = 1 - me;
    for turn in 0..turns {
        if turn % 2 == me {
            uint64_p(data, (turn as u64 + 1) * 1_000_000_007, peer);
            fence();
            int32_p(word, turn + 1, peer);
        } else {
            while int32_g(word, me) != turn + 1 {}
            out[0] += uint64_g(data, me);
        }
    }
}

/// The same with polls of other shapes: two words in one condition, and a `loop` with an exit.
#[shmem_kernel(core = "aiv")]
pub fn ping_pong_shapes(word: Sym<i32>, turns: i32, out: Gm<i32>) {
    let me = my_pe();
    let peer = 1 - me;
    for turn in 1..=turns {
        if (turn + me) & 1 == 0 {
            p(word, turn, peer);
            p(word.add(1), -turn, peer);
            quiet();
        } else if turn % 3 == 0 {
            loop {
                if g(word, me) == turn {
                    break;
                }
            }
            while g(word.add(1), me) != -turn {}
        } else {
            while int32_g(word, me) - int32_g(word.add(1), me) != turn * 2 {}
        }
        out[0] = out[0] * 3 + turn * me;
    }
}
