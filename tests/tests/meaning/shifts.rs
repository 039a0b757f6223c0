//! Shift amounts are taken modulo the width.

use shmem_tests::meaning::shifts::*;

use crate::lives::result;
use crate::values::{Edges, assert_same};

/// Amounts around every width, of both signs.
const AMOUNTS: [i32; 23] =
    [i32::MIN, -129, -65, -33, -32, -8, -1, 0, 1, 3, 7, 8, 9, 15, 16, 31, 32, 33, 63, 64, 65, 128, i32::MAX];

macro_rules! shifts {
    ($($ty:ident $kernel:ident)*) => { $(
        #[test]
        fn $kernel() {
            let all = $ty::edges().into_iter().flat_map(|value| AMOUNTS.map(|amount| (value, amount)));
            let (values, amounts): (Vec<$ty>, Vec<i32>) = all.unzip();
            let expected: Vec<$ty> =
                values.iter().zip(&amounts).flat_map(|(value, amount)| meaning(*value, *amount as u32)).collect();
            let found = result(move |site| {
                let (left, right) = (site.gm(&values), site.gm(&amounts));
                let out = site.gm(&vec![0; values.len() * 6]);
                site.run($kernel::launch(site.stream, 1, &left, &right, values.len() as i64, &out));
                site.read(&out)
            });
            assert_same(&found, &expected);

            fn meaning(value: $ty, amount: u32) -> [$ty; 6] {
                let (left, right) = (value.wrapping_shl(amount), value.wrapping_shr(amount));
                [left, right, left, right, value << 7, value >> 3]
            }
        }
    )* };
}

shifts! {
    i8 shifts_i8
    i16 shifts_i16
    i32 shifts_i32
    i64 shifts_i64
    isize shifts_isize
    u8 shifts_u8
    u16 shifts_u16
    u32 shifts_u32
    u64 shifts_u64
    usize shifts_usize
}

#[test]
fn the_amount_may_have_any_type() {
    for (x, amount) in [(1, 5), (-77, 31), (i32::MIN, 0), (12345, 40), (-1, 127)] {
        let found = result(move |site| {
            let out = site.gm(&[0; 8]);
            let wide = 1 << 40 | amount as u64;
            site.run(shifts_by_any_type::launch(
                site.stream,
                1,
                x,
                amount,
                amount as u8,
                -i16::from(amount),
                amount as u16,
                amount as u32,
                -i64::from(amount),
                wide,
                amount as usize,
                &out,
            ));
            site.read(&out)
        });
        let (left, right) = (x.wrapping_shl(amount as u32), x.wrapping_shr(amount as u32));
        let back = |amount: i8| (-i32::from(amount)) as u32;
        let (left_back, right_back) = (x.wrapping_shl(back(amount)), x.wrapping_shr(back(amount)));
        assert_eq!(found, [left, right, left_back, right, left, right_back, left, right], "{x} by {amount}");
    }
}

#[test]
fn literals_take_the_type_that_they_meet() {
    let found = result(|site| {
        let out = site.gm(&[0; 8]);
        site.run(shifts_of_literals::launch(site.stream, 1, 62, &out));
        site.read(&out)
    });
    assert_eq!(found, [1 << 40, 1 << 62, -1 << 62, -4, 128, -128, i64::from(i32::MIN), 8]);
}
