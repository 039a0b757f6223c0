//! Cores, blocks and barriers.

use shmem_tests::meaning::cores::*;

use crate::lives::{result, results};

/// What `count` cores of a kind write: index + 1 and the number of blocks.
fn seen(count: i64, blocks: i64) -> Vec<i64> {
    (0..count).flat_map(|index| [index + 1, blocks]).collect()
}

#[test]
fn a_mix_launch_has_one_cube_core_and_two_vector_cores_per_block() {
    for blocks in [1, 2, 7, 24] {
        let count = i64::from(blocks);
        let half = count * 4;
        let found = result(move |site| {
            let out = site.gm(&vec![0; (2 * half + count) as usize]);
            site.run(cores_mix::launch(site.stream, blocks, &out, half));
            site.read(&out)
        });
        let mut cube = seen(count, count);
        cube.resize(half as usize, 0);
        let vector = seen(count * 2, count);
        assert_eq!(found, [cube, vector, vec![1; count as usize]].concat(), "{blocks}");
    }
}

#[test]
fn a_vector_launch_has_one_core_per_block() {
    for blocks in [1, 3, 48] {
        let found = result(move |site| {
            let out = site.gm(&vec![0; blocks as usize * 2]);
            site.run(cores_aiv::launch(site.stream, blocks, &out));
            site.read(&out)
        });
        assert_eq!(found, seen(blocks.into(), blocks.into()), "{blocks}");
    }
}

#[test]
fn a_cube_launch_has_one_core_per_block() {
    for blocks in [1, 3, 24] {
        let found = result(move |site| {
            let out = site.gm(&vec![0; blocks as usize * 2]);
            site.run(cores_aic::launch(site.stream, blocks, &out));
            site.read(&out)
        });
        assert_eq!(found, seen(blocks.into(), blocks.into()), "{blocks}");
    }
}

#[test]
fn a_barrier_parts_rounds_of_many_cores_and_pes() {
    for (pes, blocks) in [(1, 1), (1, 4), (2, 1), (3, 5), (8, 3)] {
        let cores = pes * blocks as usize;
        let found = results(pes, move |site| {
            let (words, out) = (site.sym(&vec![0; cores]), site.gm(&vec![0; blocks as usize]));
            site.run(barrier_rounds::launch(site.stream, blocks, &words, 4, &out));
            site.read(&out)
        });
        assert_eq!(found, vec![vec![4 * cores as i32; blocks as usize]; pes], "{pes} PEs, {blocks} blocks");
    }
}

#[test]
fn cube_and_vector_cores_meet_in_one_barrier() {
    for (pes, blocks) in [(1, 1), (2, 3), (4, 2)] {
        let found = results(pes, move |site| {
            let (words, out) = (site.sym(&vec![0; blocks as usize]), site.gm(&vec![0; 2 * blocks as usize]));
            site.run(barrier_mix::launch(site.stream, blocks, &words, &out));
            site.read(&out)
        });
        let from = |pe: usize| 100 + ((pe + pes - 1) % pes) as i32;
        let expected: Vec<Vec<i32>> = (0..pes).map(|pe| vec![from(pe); 2 * blocks as usize]).collect();
        assert_eq!(found, expected, "{pes} PEs, {blocks} blocks");
    }
}
