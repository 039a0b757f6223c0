// Loops that wait for a plain load.
fn kernel(flag: Gm<i32>, data: Sym<i32>, n: i32) {
    while *flag == 0 {}
    while flag[1] != n {
        my_pe();
    }
    loop {
        if data[n] == 1 {
            break;
        }
    }
    let mut turns = 0;
    while !(*flag == 1) && turns < 100 {
        turns += 1;
    }
}
