//! Comparisons and the operators of bool.

use shmem_tests::meaning::operators::*;

use crate::lives::result;
use crate::values::{Edges, assert_same};

macro_rules! compares {
    ($($ty:ident $kernel:ident)*) => { $(
        #[test]
        fn $kernel() {
            let (a, b) = $ty::pairs();
            let expected: Vec<u8> = a.iter().zip(&b).map(|(x, y)| meaning(x, y)).collect();
            let found = result(move |site| {
                let (left, right, out) = (site.gm(&a), site.gm(&b), site.gm(&vec![0; a.len()]));
                site.run($kernel::launch(site.stream, 1, &left, &right, a.len() as i64, &out));
                site.read(&out)
            });
            assert_same(&found, &expected);
        }
    )* };
}

/// `==`, `!=`, `<`, `<=`, `>`, `>=` from the lowest bit.
fn meaning<T: Ord>(x: &T, y: &T) -> u8 {
    let bits = [x == y, x != y, x < y, x <= y, x > y, x >= y];
    bits.into_iter().zip(0..).map(|(bit, at)| u8::from(bit) << at).sum()
}

compares! {
    i8 compare_i8
    i16 compare_i16
    i32 compare_i32
    i64 compare_i64
    isize compare_isize
    u8 compare_u8
    u16 compare_u16
    u32 compare_u32
    u64 compare_u64
    usize compare_usize
}

#[test]
fn the_truth_table_of_every_operator() {
    for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
        let found = result(move |site| {
            let out = site.gm(&[0; 15]);
            site.run(bool_operators::launch(site.stream, 1, a, b, &out));
            site.read(&out)
        });
        let expected = [
            a & b,
            a | b,
            a ^ b,
            a && b,
            a || b,
            a == b,
            a != b,
            !a & b,
            a <= b,
            a & !b,
            a >= b,
            !a,
            a & b,
            a | b,
            a ^ b,
        ];
        assert_eq!(found, expected.map(i32::from), "{a} {b}");
    }
}
