//! `if` and `else`, and values that are given later.

use shmem_tests::meaning::branches::*;

use crate::lives::result;

#[test]
fn the_first_condition_that_holds_is_taken() {
    for (n, expected) in [
        (-5, [1, 1, 2, 0]),
        (0, [2, 1, 2, 0]),
        (1, [5, 1, 2, 0]),
        (3, [3, 1, 2, 0]),
        (5, [5, 0, 0, 1]),
        (8, [4, 0, 1, 1]),
        (20, [6, 0, 1, 1]),
    ] {
        let found = result(move |site| {
            let (words, out) = (site.sym(&[1, 2]), site.gm(&[0; 4]));
            site.run(branches::launch(site.stream, 1, n, &words, &out));
            site.read(&out)
        });
        assert_eq!(found, expected, "{n}");
    }
}

#[test]
fn values_are_given_in_each_branch() {
    for n in [7, 0, -1, -65530] {
        let found = result(move |site| {
            let out = site.gm(&[9; 3]);
            site.run(deferred::launch(site.stream, 1, n, &out));
            site.read(&out)
        });
        let x: u16 = if n > 0 { 300 } else { n as u16 };
        let y = i64::from(x.wrapping_mul(300));
        assert_eq!(found, [y, 2 * i64::from(n.signum()), i64::from(x > 5)], "{n}");
    }
}
