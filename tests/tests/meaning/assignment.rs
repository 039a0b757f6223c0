//! Compound assignment through pointers, and pointer arithmetic.

use shmem_tests::meaning::assignment::*;

use crate::lives::result;

macro_rules! compound {
    ($ty:ident, $start:expr, $n:expr) => {{
        let (x, n, amount) = ($start, $n as $ty, $n as u32);
        let last = x[10].wrapping_add(x[11].wrapping_mul(2));
        vec![
            x[0].wrapping_add(n),
            x[1].wrapping_sub(n),
            x[2].wrapping_mul(n),
            x[3].wrapping_div(n),
            x[4].wrapping_rem(n),
            x[5] & n,
            x[6] | n,
            x[7] ^ n,
            x[8].wrapping_shl(amount),
            x[9].wrapping_shr(amount),
            last,
            x[11],
        ]
    }};
}

#[test]
fn every_compound_operator_of_wide_and_narrow_types() {
    let wide: [i32; 12] =
        [i32::MAX, i32::MIN, 1 << 30, i32::MIN, -17, 0x0FF0, 0x0FF0, -1, -77, -77, i32::MAX, i32::MAX];
    let narrow: [i8; 12] = [127, -128, 100, -128, -17, 0x55, 0x55, -1, -77, -77, 127, 127];
    let unsigned: [u16; 12] = [65535, 0, 40000, 65535, 17, 0x0FF0, 0x0FF0, 65535, 40000, 40000, 65535, 65535];
    for n in [-1, 3, 7, -9, 35, 1000] {
        let found = result(move |site| {
            let (a, b, c) = (site.gm(&wide), site.gm(&narrow), site.gm(&unsigned));
            site.run(compound::launch(site.stream, 1, &a, &b, &c, n));
            (site.read(&a), site.read(&b), site.read(&c))
        });
        let expected = (compound!(i32, wide, n), compound!(i8, narrow, n), compound!(u16, unsigned, n));
        assert_eq!(found, expected, "{n}");
    }
}

#[test]
fn the_place_is_computed_once_and_after_the_right_side() {
    let found = result(|site| {
        let (words, out) = (site.sym(&[2, 3]), site.gm(&[10, 11, 12, 13, 14, 6, 2, 0]));
        site.run(place_once::launch(site.stream, 1, &words, &out, 4));
        site.read(&out)
    });
    let mut out = [10, 11, 12, 13, 14, 6, 2, 0];
    out[2] += 3;
    out[2 + 4 / 3] -= 10 / 4;
    out[2] *= 3 - out[1];
    out[6] += 1;
    out[6] <<= 3;
    out[6] /= 24;
    out[7] = out[1] + out[6];
    assert_eq!(found, out);
}

#[test]
fn offsets_of_every_integer_type() {
    let found = result(|site| {
        let (p, s) = (site.gm(&[0; 16]), site.sym(&[100, 0, 0, 0, 0]));
        site.run(offsets::launch(site.stream, 1, &p, &s, -3, 2, 5, -5, 7, 6));
        (site.read(&p), site.read_sym(&s))
    });
    let p = [0, 8, 9, 4, 0, 1, 0, 0, 0, 0, 2, 0, 111, 3, 6, 5];
    let mut p_expected = p.to_vec();
    p_expected[13] = 7; // written after the 3
    assert_eq!(found, (p_expected, vec![100, 10, 11, 111, 0]));
}
