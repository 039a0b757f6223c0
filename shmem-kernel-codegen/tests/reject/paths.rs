// Paths to constants and functions.
fn kernel(n: i32) {
    let a = i32::MAX;
    let b = crate::N;
    shmem_host::kernel::quiet();
    let c = <i32 as Trait>::X;
}
