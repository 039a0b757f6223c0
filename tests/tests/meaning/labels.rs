//! Labelled jumps. The expected trails come from the same loops, here in plain Rust.

use shmem_tests::meaning::labels::*;

use crate::lives::result;

/// An output buffer that is written like the kernel's.
struct Trail {
    out: Vec<i32>,
    at: usize,
}

impl Trail {
    fn new(len: usize) -> Trail {
        Trail { out: vec![0; len], at: 0 }
    }

    fn push(&mut self, value: i32) {
        self.out[self.at] = value;
        self.at += 1;
    }
}

fn trail(n: i32) -> Vec<i32> {
    let mut trail = Trail::new(300);
    'outer: for i in 0..n {
        let mut rounds = 0;
        'middle: loop {
            rounds += 1;
            let mut k = 0;
            'inner: while k < n {
                k += 1;
                trail.push(i * 10000 + rounds * 100 + k);
                match (i, rounds, k) {
                    (1, _, 2) => continue 'outer,
                    (2, ..3, 3) => continue 'middle,
                    (3, _, 1) => break 'middle,
                    (_, 2, 2) => continue 'inner,
                    (4, _, 4) => break 'inner,
                    (5, _, 2) => break 'outer,
                    (6, ..) => return trail.out,
                    _ => trail.at += 1,
                }
            }
            match (i, rounds) {
                (_, 2) => break,
                (0, 1) => continue,
                _ => trail.push(-i),
            }
            break 'middle;
        }
        trail.push(-1000 - i);
    }
    trail.push(-9999);
    trail.out
}

#[test]
fn jumps_out_of_three_loops() {
    for n in 0..=7 {
        let found = result(move |site| {
            let out = site.gm(&[0; 300]);
            site.run(label_trail::launch(site.stream, 1, n, &out));
            site.read(&out)
        });
        assert_eq!(found, trail(n), "{n}");
    }
}

#[allow(clippy::never_loop, clippy::while_immutable_condition, reason = "the loops are the kernel's")]
fn depths(n: i32, limit: i32) -> Vec<i32> {
    let mut trail = Trail::new(200);
    'rows: for row in 0..=n {
        for column in 0..n {
            if column > row {
                continue 'rows;
            }
            'cells: while limit > column {
                trail.push(row * 10 + column);
                for last in 0..2 {
                    if row == 3 && last == 1 {
                        break 'rows;
                    }
                    if column == 1 {
                        break 'cells;
                    }
                    if row == 2 && last == 0 {
                        continue 'rows;
                    }
                    trail.push(100 + last);
                }
                break 'cells;
            }
        }
        trail.push(1000 + row);
    }
    trail.push(-1);
    trail.out
}

#[test]
fn jumps_from_two_depths_and_in_loops_with_their_own_statements() {
    for (n, words) in [(2, [2, 1]), (5, [2, 1]), (5, [0, 1]), (1, [5, 5])] {
        let found = result(move |site| {
            let (words, out) = (site.sym(&words), site.gm(&[0; 200]));
            site.run(label_depths::launch(site.stream, 1, n, &words, &out));
            site.read(&out)
        });
        assert_eq!(found, depths(n, words[0] + words[1]), "{n} {words:?}");
    }
}

#[test]
fn flags_are_unset_in_the_next_turn() {
    let found = result(|site| {
        let out = site.gm(&[0; 32]);
        site.run(label_turns::launch(site.stream, 1, &out));
        site.read(&out)
    });
    let mut expected = Trail::new(32);
    for byte in 250..=255 {
        let steps = if byte % 2 == 0 { 0..1 } else { 0..3 };
        steps.for_each(|step| expected.push(byte * 10 + step));
        if byte % 2 == 1 {
            expected.push(-1);
        }
    }
    expected.push(-2);
    assert_eq!(found, expected.out);
}
