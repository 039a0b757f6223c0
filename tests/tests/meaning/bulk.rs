//! Bulk copies.

use shmem_tests::meaning::bulk::*;

use crate::lives::results;
use crate::values::assert_same;

/// The value of a byte of a PE.
fn byte(pe: usize, at: usize) -> u8 {
    (pe * 101 + at * 7 + at / 256) as u8
}

#[test]
fn bytes_of_every_size_and_alignment() {
    for (shift, bytes) in
        [(0, 0), (0, 1), (1, 1), (3, 2), (0, 3), (5, 64), (31, 65), (0, 255), (7, 1000), (0, 4096), (1, 4095)]
    {
        let found = results(3, move |site| {
            let near: Vec<u8> = (0..8192).map(|at| byte(site.pe, at)).collect();
            let (near, far) = (site.gm(&near), site.sym(&[site.pe as u8; 4096]));
            site.run(bulk_bytes::launch(site.stream, 1, &near, &far, shift, bytes));
            (site.read_sym(&far), site.read(&near))
        });
        let far = |pe: usize| -> Vec<u8> {
            let before = (pe + 2) % 3;
            let put = shift..shift + bytes;
            (0..4096).map(|at| if put.contains(&at) { byte(before, at - shift) } else { pe as u8 }).collect()
        };
        for (pe, (found_far, found_near)) in found.into_iter().enumerate() {
            let near: Vec<u8> = (0..4096).map(|at| byte(pe, at)).collect();
            assert_same(&found_far, &far(pe));
            assert_same(&found_near, &[near, far((pe + 1) % 3)].concat());
        }
    }
}

#[test]
fn counts_are_bytes_and_symmetric_memory_is_local_too() {
    const ROWS: usize = 5;
    let value = |pe: usize, at: usize| (pe * 1000 + at) as i64 * 0x1_0001_0001;
    let found = results(2, move |site| {
        let near: Vec<i64> = (0..ROWS * 4).map(|at| value(site.pe, at)).collect();
        let (near, far, other) = (site.gm(&near), site.sym(&[-1; ROWS * 4 + 1]), site.sym(&[-2; ROWS * 4]));
        site.run(bulk_elements::launch(site.stream, 1, &near, &far, &other, ROWS));
        (site.read(&near), site.read_sym(&far), site.read_sym(&other))
    });
    // Rows come in reverse order.
    let rows =
        |pe: usize| (0..ROWS).rev().flat_map(move |row| (row * 4..row * 4 + 4).map(move |at| value(pe, at)));
    for (pe, (near, far, other)) in found.into_iter().enumerate() {
        assert_eq!(near, (0..ROWS * 4).map(|at| value(pe, at)).collect::<Vec<_>>());
        // This PE's own rows, which it put to the other PE and got back.
        let mut got: Vec<i64> = rows(pe).collect();
        let mut received: Vec<i64> = rows(1 - pe).chain([-1]).collect();
        received[0] = got[4];
        got[1] = got[0];
        assert_eq!(far, received);
        assert_eq!(other, got);
    }
}
