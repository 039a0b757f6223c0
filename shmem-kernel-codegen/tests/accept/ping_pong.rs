// Two PEs hand a word to each other.
fn ping_pong(word: Sym<i32>, turns: i32) {
    if is_aic() {
        return;
    }
    if block_idx() != 0 {
        return;
    }
    let me = my_pe();
    let peer = 1 - me;
    for turn in 0..turns {
        if turn % 2 == me {
            int32_p(word, turn + 1, peer);
        } else {
            while int32_g(word, me) != turn + 1 {}
        }
    }
}
