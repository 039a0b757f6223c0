//! Names that belong to somebody else in C++.

use shmem_tests::meaning::names::*;

use crate::lives::result;

#[test]
fn cpp_keywords_are_names() {
    let found = result(|site| {
        let out = site.gm(&[0; 3]);
        site.run(cpp_keywords::launch(site.stream, 1, 1, 2, 3, 4, &out));
        site.read(&out)
    });
    // new = 1: and = 2, or = 4, not = 2, xor = 2 ^ 3 = 1, register = 2, int = 6, float = 7, auto = 21, signed = 20, unsigned = 22.
    let value = 22 + (3..=28).sum::<i32>();
    assert_eq!(found, [value, 6, 6]);
}

#[test]
fn names_of_the_backend_are_names() {
    let found = result(|site| {
        let out = site.gm(&[0; 3]);
        site.run(backend_names::launch(site.stream, 1, &out, 1, 2, 3, 4, 5, 6));
        site.read(&out)
    });
    // half + block_dim * stream + ffts + sksim + backend_names_a3, then 1 to 31.
    let pipe_all = 1 + 2 * 3 + 4 + 5 + 6;
    let assert = pipe_all + (1..=31).sum::<i32>();
    let int32_min = pipe_all + (1..=20).sum::<i32>();
    assert_eq!(found, [assert, 2 * (assert % 2), 1 + int32_min]);
}

#[test]
fn names_of_the_launcher_are_names() {
    let found = result(|site| {
        let out = site.gm(&[0]);
        site.run(barrier_names::launch(site.stream, 1, &out, 1, 2, 3));
        site.read(&out)
    });
    assert_eq!(found, [123]);
}
