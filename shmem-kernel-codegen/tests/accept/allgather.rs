// Every PE pulls the part of every other PE.
/// Collects `count` elements of each PE into `output`, in the order of the PEs.
pub fn allgather(input: Sym<i32>, output: Gm<i32>, count: usize) {
    if is_aic() {
        return;
    }
    let pes = n_pes();
    let blocks = block_num() * 2;
    let mut pe = block_idx() as i32;
    while pe < pes {
        getmem(output.add(pe as usize * count), input, count * 4, pe);
        pe += blocks as i32;
    }
}
