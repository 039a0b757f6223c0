//! Parameters arrive unchanged.

use shmem_host::kernel::{bf16, f16};
use shmem_tests::meaning::parameters::*;

use crate::lives::result;

#[test]
fn integers_and_bools() {
    for sign in [1, -1] {
        let found = result(move |site| {
            let out = site.gm(&[0; 12]);
            site.run(integer_parameters::launch(
                site.stream,
                1,
                (-7 * sign) as i8,
                65535,
                sign > 0,
                i64::MIN,
                200,
                (-30000 * sign) as i16,
                u32::MAX,
                sign < 0,
                i32::MIN + 1,
                usize::MAX,
                isize::MIN + 1,
                1 << 63,
                &out,
            ));
            site.read(&out)
        });
        let expected = [
            -7 * sign,
            65535,
            i64::from(sign > 0),
            i64::MIN,
            200,
            -30000 * sign,
            4_294_967_295,
            i64::from(sign < 0),
            -2_147_483_647,
            -1,
            i64::MIN + 1,
            i64::MIN,
        ];
        assert_eq!(found, expected);
    }
}

/// Floats of every kind, as bits: zeros of both signs, the smallest and largest, infinities, quiet and signalling NaNs.
const BITS: [(u16, u16, u32, u64); 8] = [
    (0x3C00, 0x3F80, 0x3F80_0000, 0x3FF0_0000_0000_0000),
    (0x8000, 0x8000, 0x8000_0000, 0x8000_0000_0000_0000),
    (0x0001, 0x0001, 0x0000_0001, 0x0000_0000_0000_0001),
    (0x7BFF, 0x7F7F, 0x7F7F_FFFF, 0x7FEF_FFFF_FFFF_FFFF),
    (0xFC00, 0xFF80, 0xFF80_0000, 0xFFF0_0000_0000_0000),
    (0x7E01, 0x7FC1, 0x7FC0_0001, 0x7FF8_0000_0000_0001),
    (0x7D01, 0x7F81, 0x7F80_0001, 0x7FF0_0000_0000_0001),
    (0xFFFF, 0xFFFF, 0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF),
];

#[test]
fn floats_bit_for_bit() {
    for (h, b, s, d) in BITS {
        let found = result(move |site| {
            let half = site.gm(&[f16::from_bits(h ^ 1); 8]);
            let brain = site.gm(&[bf16::from_bits(b ^ 1); 8]);
            let (single, double) =
                (site.gm(&[f32::from_bits(s ^ 1); 8]), site.gm(&[f64::from_bits(d ^ 1); 8]));
            site.run(float_parameters::launch(
                site.stream,
                1,
                f16::ONE,
                f16::from_bits(h),
                true,
                bf16::from_bits(b),
                f32::from_bits(s),
                0.5,
                f64::from_bits(d),
                &half,
                1,
                &half,
                &brain,
                &single,
                &double,
            ));
            (
                site.read(&half).iter().map(|value| value.to_bits()).collect::<Vec<u16>>(),
                site.read(&brain).iter().map(|value| value.to_bits()).collect::<Vec<u16>>(),
                site.read(&single).iter().map(|value| value.to_bits()).collect::<Vec<u32>>(),
                site.read(&double).iter().map(|value| value.to_bits()).collect::<Vec<u64>>(),
            )
        });
        let (h_old, b_old, s_old, d_old) = (h ^ 1, b ^ 1, s ^ 1, d ^ 1);
        let [s_4, s_5, s_6] = [-1.5f32, 16_777_217.0, 1e-45].map(f32::to_bits);
        let [d_4, d_5, d_6] = [0.1f64, -1e308, 3.0].map(f64::to_bits);
        let expected = (
            vec![h_old, h_old, h, h_old, h, h_old, h_old, h_old],
            vec![b_old, b_old, b, b_old, b_old, b_old, b_old, b_old],
            vec![s_old, s_old, s, s_old, s_4, s_5, s_6, s_old],
            vec![d_old, d_old, d, d_old, d_4, d_5, d_6, d_old],
        );
        assert_eq!(found, expected);
    }
}
