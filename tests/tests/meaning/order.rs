//! Operands and arguments from left to right, right sides first.

use shmem_tests::meaning::order::*;

use crate::lives::{failure, result, results};

#[test]
fn looks_at_a_changing_word_come_in_order() {
    let found = results(2, |site| {
        let (word, asked, scratch) = (site.sym(&[0]), site.sym(&[0]), site.sym(&[0; 8]));
        let out = site.gm(&[0; 32]);
        site.run(order_of_looks::launch(site.stream, 1, &word, &asked, 9, &out, &scratch));
        (site.read(&out), site.read_sym(&scratch))
    });
    let mut out = [0; 32];
    out[0] = -1; // 0 - 1
    out[1] = 1; // 1 < 2
    out[8 + 4] = 3; // the value 3 to element 4
    out[16 + 5] = 4;
    out[24 + 6] = 5;
    out[2] = 1; // from 6 to 7
    out[3] = 7 * 100 + 8;
    out[4] = 8 + 9;
    assert_eq!(found[0], (out.to_vec(), vec![0, 0, 3, 0, 0, 0, 0, 0]));
}

#[test]
fn a_trap_keeps_what_was_done_before_it() {
    let failed = failure(|site| {
        let words = site.sym(&[0; 3]);
        site.fail(order_of_traps::launch(site.stream, 1, &words, 0));
        site.read_sym(&words)
    });
    assert_eq!(failed.results, [[1, 0, 0]]);
}

#[test]
fn the_right_side_comes_before_the_place() {
    let simple = failure(|site| {
        let (words, out) = (site.sym(&[0]), site.gm(&[0]));
        site.fail(right_side_first::launch(site.stream, 1, &words, &out, 0));
    });
    let compound = failure(|site| {
        let (words, out) = (site.sym(&[0]), site.gm(&[0]));
        site.fail(right_side_first_compound::launch(site.stream, 1, &words, &out, 0));
    });
    for report in [simple.native, simple.compiled, compound.native, compound.compiled] {
        assert!(report.contains("error[trap]") && !report.contains("no PE 77"), "{report}");
    }
}

#[test]
fn the_first_argument_comes_first() {
    let failed = failure(|site| {
        let words = site.sym(&[0]);
        site.fail(first_argument_first::launch(site.stream, 1, &words));
    });
    for report in [failed.native, failed.compiled] {
        assert!(report.contains("there is no PE 77"), "{report}");
        assert!(report.contains("src/meaning/order.rs:"), "{report}");
    }
}

#[test]
fn loads_keep_their_place_among_gets() {
    let found = result(|site| {
        let (words, near) = (site.sym(&[1, 2, 3, 4]), site.gm(&[10, 20, 3, 5, 50, 60]));
        let out = site.gm(&[0, 0]);
        site.run(loads_around_gets::launch(site.stream, 1, &words, &near, &out));
        (site.read(&out), site.read(&near))
    });
    let mut near = [10, 20, 3, 5, 50, 60];
    let words = [1, 2, 3, 4];
    let out = [near[0] - words[0] * (near[1] + words[1]), words[near[2] as usize] + near[words[2] as usize]];
    near[near[3] as usize] = near[words[3] as usize] + near[4];
    near[words[0] as usize] -= near[words[1] as usize];
    assert_eq!(found, (out.to_vec(), near.to_vec()));
}
