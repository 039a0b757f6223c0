//! Which core runs what: block_idx, block_num, is_aic and is_aiv in mix, aiv and aic launches; and barriers among many cores and PEs.

use shmem_host::kernel::*;

/// What each core of a mix launch sees: cube cores in the first half of `out`, vector cores in the second.
#[shmem_kernel]
pub fn cores_mix(out: Gm<i64>, half: i64) {
    if is_aic() {
        out[block_idx() * 2] += block_idx() + 1;
        out[block_idx() * 2 + 1] += block_num();
    }
    if is_aiv() {
        out[half + block_idx() * 2] += block_idx() + 1;
        out[half + block_idx() * 2 + 1] += block_num();
    } else {
        out[2 * half + block_idx()] += 1;
    }
}

/// What each core of a vector launch sees.
#[shmem_kernel(core = "aiv")]
pub fn cores_aiv(out: Gm<i64>) {
    if is_aic() {
        out[0] = -1;
        return;
    }
    out[block_idx() * 2] += block_idx() + 1;
    out[block_idx() * 2 + 1] += block_num();
}

/// What each core of a cube launch sees.
#[shmem_kernel(core = "aic")]
pub fn cores_aic(out: Gm<i64>) {
    if is_aiv() {
        out[0] = -1;
    } else {
        if is_aic() {
            out[block_idx() * 2] += block_idx() + 1;
            out[block_idx() * 2 + 1] += block_num();
        }
    }
}

/// Every vector core tells every PE its number in `rounds` rounds, with a barrier before and behind each; what another core wrote in the
/// round is there, and nothing of the next one.
#[shmem_kernel(core = "aiv")]
pub fn barrier_rounds(words: Sym<i32>, rounds: i32, out: Gm<i32>) {
    let cores = block_num();
    let mine = my_pe() as i64 * cores + block_idx();
    let all = n_pes() as i64 * cores;
    for round in 1..=rounds {
        for pe in 0..n_pes() {
            int32_p(words.add(mine), round * 1000 + mine as i32, pe);
        }
        barrier_all();
        let mut right = 0;
        for core in 0..all {
            right += (int32_g(words.add(core), my_pe()) == round * 1000 + core as i32) as i32;
        }
        out[block_idx()] += right;
        barrier_all();
    }
}

/// Cube and vector cores of a mix launch meet in one barrier.
#[shmem_kernel]
pub fn barrier_mix(words: Sym<i32>, out: Gm<i32>) {
    if is_aic() {
        int32_p(words.add(block_idx()), 100 + my_pe(), (my_pe() + 1) % n_pes());
    }
    barrier_all();
    if is_aiv() {
        out[block_idx()] = int32_g(words.add(block_idx() / 2), my_pe());
    }
    barrier_all();
}
