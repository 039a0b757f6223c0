//! Scalar puts and gets of the 13 element types.

use shmem_host::kernel::{Element, bf16, f16};
use shmem_tests::meaning::scalars::*;

use crate::lives::{result, results};
use crate::values::sequence;

/// Bit patterns of one PE; of a float also its NaNs and infinities, in the order of their exponents.
fn words<T: Element>(pe: usize) -> Vec<T> {
    let random = sequence(pe as u64).map(u64::from).take(20).flat_map(|bits| [bits, bits << 32 | bits >> 3]);
    let ones = (0..64).map(|shift| u64::MAX << shift);
    let fixed = [0, 1, 0x7F, 0x80, 0xFF, 0x7C00, 0x7F80, 0x7F80_0001, 0x7FF0_0000_0000_0001];
    fixed.into_iter().chain(ones).chain(random).map(T::from_word).collect()
}

macro_rules! typed {
    ($($ty:ident $kernel:ident)*) => { $(
        #[test]
        fn $kernel() {
            let found = results(3, |site| {
                let own = words::<$ty>(site.pe);
                let len = own.len();
                let zero = $ty::from_word(0);
                let (own, out) = (site.gm(&own), site.gm(&vec![zero; len]));
                let symmetric = site.sym(&vec![zero; len * 2]);
                site.run($kernel::launch(site.stream, 1, &own, &symmetric, len as i32, &out));
                let bits = |values: Vec<$ty>| values.into_iter().map(Element::to_word).collect::<Vec<u64>>();
                (bits(site.read_sym(&symmetric)), bits(site.read(&out)))
            });
            let sent = |pe: usize| words::<$ty>(pe).into_iter().map(Element::to_word).collect::<Vec<u64>>();
            for (pe, (symmetric, out)) in found.into_iter().enumerate() {
                // What this PE put to its successor, it gets back.
                assert_eq!(out, sent(pe));
                assert_eq!(symmetric, [sent((pe + 2) % 3), sent(pe)].concat());
            }
        }
    )* };
}

typed! {
    f16 typed_half
    f32 typed_float
    f64 typed_double
    i8 typed_int8
    i16 typed_int16
    i32 typed_int32
    i64 typed_int64
    u8 typed_uint8
    u16 typed_uint16
    u32 typed_uint32
    u64 typed_uint64
    u8 typed_char
    bf16 typed_bfloat16
}

#[test]
fn a_char_is_a_byte() {
    let found = result(|site| {
        let (words, out) = (site.sym(&[0xF0, 0x81, 0]), site.gm(&[0; 4]));
        site.run(char_sign::launch(site.stream, 1, &words, &out));
        site.read(&out)
    });
    assert_eq!(found, [0xF1, 1, 0x40, 0x71]);
}

#[test]
fn generic_names_take_the_type_of_their_pointer() {
    let found = results(2, |site| {
        let value = site.pe as u64 + 1;
        let half = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(f16::from_word));
        let float = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(f32::from_word));
        let double = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(f64::from_word));
        let int8 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(i8::from_word));
        let int16 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(i16::from_word));
        let int32 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(i32::from_word));
        let int64 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(i64::from_word));
        let uint8 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(u8::from_word));
        let uint16 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(u16::from_word));
        let uint32 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(u32::from_word));
        let uint64 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(u64::from_word));
        let bfloat16 = site.sym(&[value * 0x0101_0101_0101_0101, 0, 0, 0].map(bf16::from_word));
        site.run(generic::launch(
            site.stream,
            1,
            &half,
            &float,
            &double,
            &int8,
            &int16,
            &int32,
            &int64,
            &uint8,
            &uint16,
            &uint32,
            &uint64,
            &bfloat16,
        ));
        [
            site.read_sym(&half).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&float).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&double).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&int8).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&int16).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&int32).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&int64).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&uint8).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&uint16).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&uint32).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&uint64).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
            site.read_sym(&bfloat16).into_iter().map(Element::to_word).collect::<Vec<u64>>(),
        ]
    });
    for (pe, found) in found.into_iter().enumerate() {
        let word = |pe: usize, bytes: u32| ((pe as u64 + 1) * 0x0101_0101_0101_0101) >> (64 - 8 * bytes);
        let bytes = [2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 2];
        let mut expected = bytes.map(|bytes| vec![word(pe, bytes), word(1 - pe, bytes), word(pe, bytes), 0]);
        expected[1][3] = u64::from((-1.5f32).to_bits());
        expected[2][3] = 1e300f64.to_bits();
        expected[3][3] = 0xFF;
        // The other PE put the first word of this one, plus 1.
        expected[10][3] = word(pe, 8) + 1;
        assert_eq!(found, expected);
    }
}
