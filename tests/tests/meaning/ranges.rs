//! Loops over ranges.

use shmem_tests::meaning::ranges::*;

use crate::lives::result;

fn count_and_sum(values: impl Iterator<Item = i32>) -> [i64; 2] {
    values.fold([0, 0], |[count, sum], value| [count + 1, sum + i64::from(value)])
}

#[test]
fn half_open_and_closed() {
    let max = i32::MAX;
    let cases = [
        (0, 5),
        (-3, 3),
        (5, 5),
        (7, 2),
        (max - 2, max),
        (max, max),
        (i32::MIN, i32::MIN + 2),
        (max, i32::MIN),
    ];
    for (a, b) in cases {
        let found = result(move |site| {
            let out = site.gm(&[0; 7]);
            site.run(range_counts::launch(site.stream, 1, a, b, &out));
            site.read(&out)
        });
        let open = count_and_sum(a..b);
        let closed = count_and_sum(a..=b);
        let wider = count_and_sum(a.wrapping_sub(1)..b.wrapping_add(1));
        assert_eq!(found, [open, closed, wider, [open[0], 0]].concat()[..7], "{a} {b}");
    }
}

#[test]
fn a_range_to_the_greatest_value_ends() {
    let found = result(|site| {
        let out = site.gm(&[0; 9]);
        site.run(range_ends::launch(site.stream, 1, &out, 255, -120, i32::MAX, i64::MAX, u64::MAX));
        site.read(&out)
    });
    let expected = [
        (0..=255).sum(),
        (250..=255).sum(),
        (-128..=-120).sum(),
        5 + 6 + 7,
        5 + 6 + 7,
        13 + 14 + 15,
        0,
        0,
        (-128..127).sum(),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_range_that_does_not_reach_the_greatest_value() {
    let found = result(|site| {
        let out = site.gm(&[0; 9]);
        site.run(range_ends::launch(site.stream, 1, &out, 251, 127, 2_147_483_645, 0, 1));
        site.read(&out)
    });
    let expected = [
        (0..=255).sum(),
        250 + 251,
        (-128..=127).sum(),
        5,
        0,
        0,
        0,
        251 + 252 + 253 + 254,
        (-128..127).sum(),
    ];
    assert_eq!(found, expected);
}

#[test]
fn bounds_are_evaluated_once() {
    let found = result(|site| {
        let (memory, words, out) = (site.gm(&[4, 2, 5]), site.sym(&[3, 6, 1]), site.gm(&[0; 9]));
        site.run(range_bounds_once::launch(site.stream, 1, 5, &memory, &words, &out));
        site.read(&out)
    });
    let sum = |range: std::ops::Range<i32>| range.sum::<i32>();
    assert_eq!(found, [sum(0..5), 0, sum(0..5), 10, sum(0..4), sum(2..6), sum(3..7), sum(1..6), sum(0..5)]);
}

#[test]
fn the_loop_variable_is_a_fresh_one() {
    let found = result(|site| {
        let out = site.gm(&[0; 5]);
        site.run(range_variable::launch(site.stream, 1, 6, &out));
        site.read(&out)
    });
    let mut expected = [0; 5];
    for i in 0..6 {
        expected[0] += i * 3;
        expected[1] += if i * 3 > 9 { 0 } else { i * 3 + 1 };
        expected[2] += (0..i * 2).sum::<i32>();
        expected[3] += i * 2;
    }
    expected[4] = 2 + 3 + 4;
    assert_eq!(found, expected);
}
