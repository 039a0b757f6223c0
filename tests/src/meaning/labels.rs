//! Labelled `break` and `continue` (B4): C++ has none, so each jump goes through flags.

use shmem_host::kernel::*;

/// The trail of jumps out of three nested loops of different kinds.
#[shmem_kernel(core = "aiv")]
pub fn label_trail(n: i32, out: Gm<i32>) {
    let mut at = 0;
    'outer: for i in 0..n {
        let mut rounds = 0;
        'middle: loop {
            rounds += 1;
            let mut k = 0;
            'inner: while k < n {
                k += 1;
                out[at] = i * 10000 + rounds * 100 + k;
                at += 1;
                if i == 1 && k == 2 {
                    continue 'outer;
                }
                if i == 2 && rounds < 3 && k == 3 {
                    continue 'middle;
                }
                if i == 3 && k == 1 {
                    break 'middle;
                }
                if k == 2 && rounds == 2 {
                    continue 'inner;
                }
                if i == 4 && k == 4 {
                    break 'inner;
                }
                if i == 5 && k == 2 {
                    break 'outer;
                }
                if i == 6 {
                    return;
                }
                at += 1;
            }
            if rounds == 2 {
                break;
            }
            if i == 0 && rounds == 1 {
                continue;
            }
            out[at] = -i;
            at += 1;
            break 'middle;
        }
        out[at] = -1000 - i;
        at += 1;
    }
    out[at] = -9999;
}

/// Inner loops that hide the label of an outer one, jumps of an outer loop's label from two depths, and labels on loops alone.
#[shmem_kernel(core = "aiv")]
#[allow(unused_labels)]
pub fn label_depths(n: i32, words: Sym<i32>, out: Gm<i32>) {
    let mut at = 0;
    'alone: loop {
        break 'alone;
    }
    'rows: for row in 0..=n {
        for column in 0..n {
            if column > row {
                continue 'rows;
            }
            'cells: while int32_g(words, 0) + int32_g(words.add(1), 0) > column {
                out[at] = row * 10 + column;
                at += 1;
                for last in 0..2 {
                    if row == 3 && last == 1 {
                        break 'rows;
                    }
                    if column == 1 {
                        break 'cells;
                    }
                    if row == 2 && last == 0 {
                        continue 'rows;
                    }
                    out[at] = 100 + last;
                    at += 1;
                }
                break 'cells;
            }
        }
        out[at] = 1000 + row;
        at += 1;
    }
    out[at] = -1;
}

/// Flags of a loop are unset again in its next turn, and a loop ends at the greatest value in spite of a jump.
#[shmem_kernel(core = "aiv")]
pub fn label_turns(out: Gm<i32>) {
    let mut at = 0;
    'turns: for byte in 250..=255u8 {
        for step in 0..3u8 {
            if step == 1 && byte % 2 == 0 {
                continue 'turns;
            }
            out[at] = byte as i32 * 10 + step as i32;
            at += 1;
        }
        out[at] = -1;
        at += 1;
    }
    out[at] = -2;
}
