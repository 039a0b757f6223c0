// Loops that poll by g.
fn polls(flag: Sym<i32>, n: i32) {
    while int32_g(flag, my_pe()) < n {}
    while g(flag.add(1), 0) != 1 {
        fence();
    }
    loop {
        if int32_g(flag, 0) == 2 {
            break;
        }
    }
}
