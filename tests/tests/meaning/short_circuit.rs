//! The right side of `&&` and `||` runs only when it must.

use shmem_tests::meaning::short_circuit::*;

use crate::lives::{result, results};

#[test]
fn the_first_pe_asks_no_left_neighbour() {
    let found = results(3, |site| {
        let (words, out) = (site.sym(&[7 * site.pe as i32]), site.gm(&[0, 9]));
        site.run(neighbour_or_first::launch(site.stream, 1, &words, &out));
        site.read(&out)
    });
    assert_eq!(found, [[1, 0], [0, 0], [1, 1]]);
}

#[test]
#[allow(clippy::nonminimal_bool, reason = "the expressions are the kernel's")]
fn a_guard_keeps_a_division_from_its_trap() {
    for n in -11..=40 {
        let found = result(move |site| {
            let out = site.gm(&[0; 4]);
            site.run(guarded_division::launch(site.stream, 1, n, &out));
            site.read(&out)
        });
        let mut left = n;
        let mut turns = 0;
        while left != 0 && 100 / left > 3 {
            left -= 1;
            turns += 1;
        }
        let expected = [
            i32::from(n != 0 && 10 / n > 2),
            i32::from(n == 0 || 10 % n == 1),
            i32::from(n != 0 && (10 / n > 2 || 7 / n == 1) && !(n == 0 || 9 / n < 3)),
            turns,
        ];
        assert_eq!(found, expected, "{n}");
    }
}

#[test]
fn a_right_side_with_statements_runs_only_when_it_must() {
    let run = |flag| {
        result(move |site| {
            let (words, out) = (site.sym(&[3, 8]), site.gm(&[0; 6]));
            site.run(hoisted_right_side::launch(site.stream, 1, &words, flag, &out));
            site.read(&out)
        })
    };
    assert_eq!(run(true), [1, 0, 1, 0, 2, 3]);
}

#[test]
fn mixtures_of_and_and_or() {
    for bits in 0..8 {
        let [a, b, c] = [1, 2, 4].map(|bit| bits & bit != 0);
        let found = result(move |site| {
            let out = site.gm(&[0; 6]);
            site.run(logic_table::launch(site.stream, 1, a, b, c, &out));
            site.read(&out)
        });
        let expected = [(a & b) | c, a | (b & c), (a | b) & c, a & (b | c), !(a & b) | !c, !a & !b & !c];
        assert_eq!(found, expected.map(u8::from), "{a} {b} {c}");
    }
}
