// Macros would hide what runs.
fn kernel(n: i32) {
    println!("{n}");
    assert!(n > 0);
    let x = dbg!(n);
    my::own!{}
    panic!();
}
