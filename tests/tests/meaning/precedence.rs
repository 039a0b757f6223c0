//! Every pair of binary operators of integers, in both nestings and without parentheses.

use shmem_host::{DeviceBuf, Error, Stream};
use shmem_tests::meaning::precedence::*;

use crate::lives::result;
use crate::values::{assert_same, sequence};

/// The operators, in the order in which the kernels use them.
pub(crate) const OPERATORS: [&str; 10] = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"];

/// How strongly Rust's operators bind, weakest first.
fn strength(operator: &str) -> i32 {
    match operator {
        "*" | "/" | "%" => 5,
        "+" | "-" => 4,
        "<<" | ">>" => 3,
        "&" => 2,
        "^" => 1,
        _ => 0,
    }
}

/// The value of an operator; `None` for a division by zero.
fn apply(operator: &str, a: i32, b: i32) -> Option<i32> {
    Some(match operator {
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "/" if b != 0 => a.wrapping_div(b),
        "%" if b != 0 => a.wrapping_rem(b),
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        "<<" => a.wrapping_shl(b as u32),
        ">>" => a.wrapping_shr(b as u32),
        _ => return None,
    })
}

/// What a kernel for these first operators writes; `None` where it would divide by zero.
fn meaning(firsts: &[&str], [a, b, c]: [i32; 3]) -> Option<Vec<i32>> {
    let mut values = Vec::new();
    for first in firsts {
        for second in OPERATORS {
            let left = apply(second, apply(first, a, b)?, c)?;
            let right = apply(first, a, apply(second, b, c)?)?;
            let plain = if strength(second) > strength(first) { right } else { left };
            values.extend([left, right, plain]);
        }
    }
    Some(values)
}

type Launch = fn(&Stream<'_>, [i32; 3], &DeviceBuf<'_, i32>) -> Result<(), Error>;

fn check(firsts: &'static [&'static str], launch: Launch) {
    let mut numbers = sequence(firsts.len() as u64);
    let mut triple = || [0; 3].map(|_| numbers.next().expect("the sequence does not end"));
    let triples = std::iter::repeat_with(|| triple().map(|number| number as i32))
        .map(|[a, b, c]| [a, b, c % 200])
        .filter(|triple| meaning(firsts, *triple).is_some());
    for [a, b, c] in triples.take(40) {
        let expected = meaning(firsts, [a, b, c]).expect("it was filtered");
        let len = expected.len();
        let found = result(move |site| {
            let out = site.gm(&vec![0; len]);
            site.run(launch(site.stream, [a, b, c], &out));
            site.read(&out)
        });
        assert_same(&found, &expected);
    }
}

#[test]
fn sums_and_products_first() {
    check(&OPERATORS[..3], |stream, [a, b, c], out| precedence_sums::launch(stream, 1, a, b, c, out));
}

#[test]
fn quotients_first() {
    check(&OPERATORS[3..5], |stream, [a, b, c], out| precedence_quotients::launch(stream, 1, a, b, c, out));
}

#[test]
fn bits_first() {
    check(&OPERATORS[5..8], |stream, [a, b, c], out| precedence_bits::launch(stream, 1, a, b, c, out));
}

#[test]
fn shifts_first() {
    check(&OPERATORS[8..], |stream, [a, b, c], out| precedence_shifts::launch(stream, 1, a, b, c, out));
}
