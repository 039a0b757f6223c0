// A barrier inside loops and branches is found.
fn nested_barrier(data: Sym<i32>, turns: u32) {
    for turn in 0..turns {
        if turn % 2 == 0 {
            int32_p(data.add(turn), 1, my_pe());
        } else {
            barrier_all();
        }
    }
}
