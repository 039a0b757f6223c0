//! Division truncates, wraps and traps.

use shmem_host::kernel::Element;
use shmem_host::{DeviceBuf, Error, Stream};
use shmem_tests::meaning::division::*;

use crate::lives::{failure, result};
use crate::values::{Edges, assert_same};

macro_rules! divides {
    ($($ty:ident $kernel:ident)*) => { $(
        #[test]
        fn $kernel() {
            let (a, b) = $ty::pairs();
            let (a, b): (Vec<$ty>, Vec<$ty>) = a.into_iter().zip(b).filter(|(_, divisor)| *divisor != 0).unzip();
            let expected: Vec<$ty> = a.iter().zip(&b).flat_map(|(x, y)| meaning(*x, *y)).collect();
            let found = result(move |site| {
                let (left, right, out) = (site.gm(&a), site.gm(&b), site.gm(&vec![0; a.len() * 6]));
                site.run($kernel::launch(site.stream, 1, &left, &right, a.len() as i64, &out));
                site.read(&out)
            });
            assert_same(&found, &expected);

            fn meaning(x: $ty, y: $ty) -> [$ty; 6] {
                let (quotient, remainder) = (x.wrapping_div(y), x.wrapping_rem(y));
                [quotient, remainder, quotient, remainder, x / 7, x % 7]
            }
        }
    )* };
}

divides! {
    i8 division_i8
    i16 division_i16
    i32 division_i32
    i64 division_i64
    isize division_isize
    u8 division_u8
    u16 division_u16
    u32 division_u32
    u64 division_u64
    usize division_usize
}

#[test]
fn the_signs_of_literals() {
    let found = result(|site| {
        let out = site.gm(&[7; 8]);
        site.run(division_literals::launch(site.stream, 1, &out, i32::MIN));
        site.read(&out)
    });
    assert_eq!(found, [-1, -2, 1, -2, 0, i32::MIN, i32::MIN, 0]);
}

#[test]
fn a_divisor_in_range_divides() {
    let found = result(|site| {
        let out = site.gm(&[0; 1000]);
        site.run(division_ranges::launch(site.stream, 1, &out, 0));
        site.read(&out)
    });
    let quotients = (10..20).flat_map(|x| (3..=100).map(move |d| x / d)).filter(|quotient| *quotient > 0);
    let mut expected: Vec<i64> = quotients.map(|quotient| 1000 / quotient).collect();
    expected.resize(1000, 0);
    assert_same(&found, &expected);
}

/// Launches a kernel that divides by zero behind its own stores to elements 9 and 10, if any.
fn traps<T: Element + PartialEq + std::fmt::Debug>(
    launch: impl Fn(&Stream<'_>, &DeviceBuf<'_, T>) -> Result<(), Error> + Clone + 'static,
) {
    let failed = failure(move |site| {
        let out = site.gm(&[T::from_word(1); 16]);
        let report = site.fail(launch(site.stream, &out));
        assert!(report.contains("error[trap]") && report.contains("division by zero"), "{report}");
        assert!(report.contains("src/meaning/division.rs:"), "{report}");
        site.read(&out).split_off(11)
    });
    assert!(failed.native.contains("(native)"), "{}", failed.native);
    assert!(failed.compiled.contains("(compiled)"), "{}", failed.compiled);
    assert_eq!(failed.results, [vec![T::from_word(1); 5]]);
}

#[test]
fn a_zero_divisor_ends_the_launch_with_a_finding() {
    traps(|stream, out| zero_quotient::launch(stream, 1, 5, 0, out));
    traps(|stream, out| zero_remainder::launch(stream, 1, 5, 0, out));
    traps(|stream, out| zero_compound::launch(stream, 1, 5, 0, out));
    traps(|stream, out| zero_by_product::launch(stream, 1, 5, 65536, out));
}

#[test]
fn a_quotient_that_may_be_zero_traps_as_a_divisor() {
    traps(|stream, out| division_by_a_quotient::launch(stream, 1, out));
}

#[test]
fn other_divisors_of_the_same_kernels_divide() {
    let found = result(|site| {
        let (a, b, c) = (site.gm(&[0i32]), site.gm(&[0u8]), site.gm(&[0i64]));
        let d = site.gm(&[0u32]);
        site.run(zero_quotient::launch(site.stream, 1, -17, 5, &a));
        site.run(zero_remainder::launch(site.stream, 1, 250, 7, &b));
        site.run(zero_compound::launch(site.stream, 1, i64::MIN, -1, &c));
        site.run(zero_by_product::launch(site.stream, 1, u32::MAX, 3, &d));
        (site.read(&a)[0], site.read(&b)[0], site.read(&c)[0], site.read(&d)[0])
    });
    assert_eq!(found, (-3, 5, i64::MIN, u32::MAX / (3 * 65536)));
}
