//! Pairs of operators where each intermediate result must wrap to 8 bits, of bool, and tokens that C++ would glue together.

use shmem_host::{DeviceBuf, Error, Stream};
use shmem_tests::meaning::narrow_precedence::*;

use crate::lives::result;
use crate::precedence::OPERATORS;
use crate::values::{assert_same, sequence};

fn apply(operator: &str, a: u8, b: u8) -> Option<u8> {
    Some(match operator {
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "/" => a.checked_div(b)?,
        "%" => a.checked_rem(b)?,
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        "<<" => a.wrapping_shl(b.into()),
        ">>" => a.wrapping_shr(b.into()),
        _ => return None,
    })
}

fn meaning(firsts: &[&str], [a, b, c]: [u8; 3]) -> Option<Vec<u8>> {
    let mut values = Vec::new();
    for first in firsts {
        for second in OPERATORS {
            values.push(apply(second, apply(first, a, b)?, c)?);
            values.push(apply(first, a, apply(second, b, c)?)?);
        }
    }
    Some(values)
}

type Launch = fn(&Stream<'_>, [u8; 3], &DeviceBuf<'_, u8>) -> Result<(), Error>;

fn check(firsts: &'static [&'static str], launch: Launch) {
    let mut numbers = sequence(firsts.len() as u64);
    let mut triple = || [0; 3].map(|_| numbers.next().expect("the sequence does not end") as u8);
    let triples = std::iter::repeat_with(&mut triple).filter(|triple| meaning(firsts, *triple).is_some());
    for triple in triples.take(40) {
        let expected = meaning(firsts, triple).expect("it was filtered");
        let len = expected.len();
        let found = result(move |site| {
            let out = site.gm(&vec![0; len]);
            site.run(launch(site.stream, triple, &out));
            site.read(&out)
        });
        assert_same(&found, &expected);
    }
}

#[test]
fn sums_and_products_first() {
    check(&OPERATORS[..3], |stream, [a, b, c], out| narrow_precedence_sums::launch(stream, 1, a, b, c, out));
}

#[test]
fn quotients_first() {
    check(&OPERATORS[3..5], |stream, [a, b, c], out| {
        narrow_precedence_quotients::launch(stream, 1, a, b, c, out)
    });
}

#[test]
fn bits_first() {
    check(&OPERATORS[5..8], |stream, [a, b, c], out| narrow_precedence_bits::launch(stream, 1, a, b, c, out));
}

#[test]
fn shifts_first() {
    check(&OPERATORS[8..], |stream, [a, b, c], out| {
        narrow_precedence_shifts::launch(stream, 1, a, b, c, out)
    });
}

#[test]
fn bools() {
    type Operator = fn(bool, bool) -> bool;
    let operators: [Operator; 8] = [
        |a, b| a && b,
        |a, b| a || b,
        |a, b| a & b,
        |a, b| a | b,
        |a, b| a ^ b,
        |a, b| a == b,
        |a, b| a != b,
        |a, b| !a & b,
    ];
    for bits in 0..8 {
        let [a, b, c] = [1, 2, 4].map(|bit| bits & bit != 0);
        let found = result(move |site| {
            let out = site.gm(&[0; 128]);
            site.run(bool_precedence::launch(site.stream, 1, a, b, c, &out));
            site.read(&out)
        });
        let pairs = operators.iter().flat_map(|first| operators.iter().map(move |second| (first, second)));
        let expected: Vec<u8> = pairs
            .flat_map(|(first, second)| [second(first(a, b), c), first(a, second(b, c))])
            .map(u8::from)
            .collect();
        assert_same(&found, &expected);
    }
}

#[test]
#[allow(clippy::nonminimal_bool, reason = "the expressions are the kernel's")]
fn comparisons_among_bits_and_logic() {
    let small = || -2..=3;
    let triples = small().flat_map(|a| small().flat_map(move |b| small().map(move |c| [a, b, c])));
    for [a, b, c] in triples {
        let found = result(move |site| {
            let out = site.gm(&[0; 10]);
            site.run(comparison_precedence::launch(site.stream, 1, a, b, c, &out));
            site.read(&out)
        });
        let expected = [
            (a & b) == c,
            (a | b) != c,
            (a ^ b) < c,
            ((a + b) < c && b < (c + a)) || a == c,
            a == b || (a == c && b == c),
            (a < b) == (b < c),
            a >= b && b != c,
            (a << 1) == (b + b),
            (a & 1) == 0 || (b & 1) == 0,
            (a < b && b < c) || (a > b && b > c),
        ];
        assert_eq!(found, expected.map(u8::from), "{a} {b} {c}");
    }
}

#[test]
fn tokens_are_not_glued() {
    for (a, b) in [(5, 3), (-7, 2), (0, -4)] {
        let found = result(move |site| {
            let out = site.gm(&[0; 15]);
            site.run(glued_tokens::launch(site.stream, 1, a, b, &out));
            site.read(&out)
        });
        let expected = [
            a + b,
            a - b,
            a,
            a,
            a - 1,
            a + 1,
            a + 1,
            -(a * b),
            b - a,
            -b,
            a & (-b - 1),
            5,
            a - b + a - b,
            -(a * b) / 3,
            a / (b * 2) / 3,
        ];
        assert_eq!(found, expected, "{a} {b}");
    }
}
