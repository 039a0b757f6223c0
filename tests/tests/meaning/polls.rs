//! Poll loops.

use shmem_tests::meaning::polls::*;

use crate::lives::results;

#[test]
fn two_pes_hand_a_word_to_each_other() {
    let found = results(2, |site| {
        let (word, data, out) = (site.sym(&[0]), site.sym(&[0]), site.gm(&[0]));
        site.run(ping_pong::launch(site.stream, 1, &word, &data, 1001, &out));
        site.read(&out)[0]
    });
    let sent =
        |parity| (0..1001u64).filter(move |turn| turn % 2 == parity).map(|turn| (turn + 1) * 1_000_000_007);
    assert_eq!(found, [sent(1).sum::<u64>(), sent(0).sum()]);
}

#[test]
fn polls_of_other_shapes() {
    let found = results(2, |site| {
        let (word, out) = (site.sym(&[0, 0]), site.gm(&[0]));
        site.run(ping_pong_shapes::launch(site.stream, 1, &word, 200, &out));
        site.read(&out)[0]
    });
    let second = (1..=200).fold(0i32, |sum, turn| sum.wrapping_mul(3).wrapping_add(turn));
    assert_eq!(found, [0, second]);
}
