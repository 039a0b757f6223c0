// Assignments to what is no place.
fn kernel(mut p: Gm<i32>, n: i32) {
    1 = 2;
    n + 1 = 3;
    p.add(1) = p;
    my_pe() = 1;
    -n += 1;
}
