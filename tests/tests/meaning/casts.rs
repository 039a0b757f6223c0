//! `as` between integers, and from bool.

use shmem_tests::meaning::casts::*;

use crate::lives::result;
use crate::values::{Edges, assert_same};

macro_rules! casts {
    ($($ty:ident $kernel:ident)*) => { $(
        #[test]
        fn $kernel() {
            let values = [$ty::edges(), vec![0x7f, 0x80 as u8 as $ty, 0xff as u8 as $ty]].concat();
            let expected: Vec<u64> = values.iter().flat_map(|value| meaning(*value)).collect();
            let found = result(move |site| {
                let (from, out) = (site.gm(&values), site.gm(&vec![0; values.len() * 10]));
                site.run($kernel::launch(site.stream, 1, &from, values.len() as i64, &out));
                site.read(&out)
            });
            assert_same(&found, &expected);

            #[allow(clippy::unnecessary_cast, reason = "one of the casts is to the type itself")]
            fn meaning(x: $ty) -> [u64; 10] {
                [
                    x as i8 as u64,
                    x as i16 as u64,
                    x as i32 as u64,
                    x as i64 as u64,
                    x as isize as u64,
                    x as u8 as u64,
                    x as u16 as u64,
                    x as u32 as u64,
                    x as u64 as u64,
                    x as usize as u64,
                ]
            }
        }
    )* };
}

casts! {
    i8 casts_i8
    i16 casts_i16
    i32 casts_i32
    i64 casts_i64
    isize casts_isize
    u8 casts_u8
    u16 casts_u16
    u32 casts_u32
    u64 casts_u64
    usize casts_usize
}

#[test]
fn larger_expressions_are_converted_as_a_whole() {
    for (flag, a, b) in [(true, 5, 1 << 31), (false, -300, u64::MAX), (true, 255, 0x1_2345_6789)] {
        let found = result(move |site| {
            let out = site.gm(&[0; 13]);
            site.run(casts_mixed::launch(site.stream, 1, flag, a, b, &out));
            site.read(&out)
        });
        let expected = [
            i64::from(flag),
            i64::from(flag) - 1,
            i64::from(!flag),
            4_294_967_295,
            44,
            b as i32 as i64,
            i64::from((a as u32) < 5),
            (a + 1) as u8 as i64,
            -a as u16 as i64,
            -(a as i64),
            a as i64 * a as i64,
            (a as u8 as i8 as i16 as u32 as i64) + 1,
            i64::from(a < 0) + i64::from(a as u32 > 7),
        ];
        assert_eq!(found, expected, "{flag} {a} {b}");
    }
}
