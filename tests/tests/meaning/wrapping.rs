//! Integer arithmetic wraps.

use shmem_tests::meaning::wrapping::*;

use crate::lives::result;
use crate::values::{Edges, assert_same};

macro_rules! wraps {
    ($($ty:ident $kernel:ident)*) => { $(
        #[test]
        fn $kernel() {
            let (a, b) = $ty::pairs();
            let expected: Vec<$ty> = a.iter().zip(&b).flat_map(|(x, y)| meaning(*x, *y)).collect();
            let found = result(move |site| {
                let (left, right, out) = (site.gm(&a), site.gm(&b), site.gm(&vec![0; a.len() * 10]));
                site.run($kernel::launch(site.stream, 1, &left, &right, a.len() as i64, &out));
                site.read(&out)
            });
            assert_same(&found, &expected);

            fn meaning(x: $ty, y: $ty) -> [$ty; 10] {
                [
                    x.wrapping_add(y),
                    x.wrapping_sub(y),
                    x.wrapping_mul(y),
                    x.wrapping_neg(),
                    x & y,
                    x | y,
                    x ^ y,
                    !x,
                    x.wrapping_add(y) / 3,
                    x.wrapping_mul(y) >> 1,
                ]
            }
        }
    )* };
}

wraps! {
    i8 wrapping_i8
    i16 wrapping_i16
    i32 wrapping_i32
    i64 wrapping_i64
    isize wrapping_isize
    u8 wrapping_u8
    u16 wrapping_u16
    u32 wrapping_u32
    u64 wrapping_u64
    usize wrapping_usize
}

#[test]
fn literals_are_computed_in_their_types() {
    let found = result(|site| {
        let (signed, unsigned) = (site.gm(&[0; 11]), site.gm(&[0; 10]));
        site.run(wrapping_literals::launch(site.stream, 1, 1, 1, 1, 1, 1, 1, 1, 1, &signed, &unsigned));
        (site.read(&signed), site.read(&unsigned))
    });
    let signed: [i64; 11] = [
        -128,
        127,
        -2,
        -2_147_483_648,
        -2_147_483_648,
        4_294_967_294,
        i64::MIN,
        i64::MIN,
        1 << 32,
        -26,
        4_294_967_295,
    ];
    let unsigned: [u64; 10] =
        [0, 65535, 4_294_967_294, 1, u64::MAX, u64::MAX, 255, 8_589_934_590, 4_294_967_311, 3 << 61];
    assert_eq!(found, (signed.to_vec(), unsigned.to_vec()));
}
