// Functions that are not there, near ones and far ones.
fn kernel(s: Sym<i32>, n: i32) {
    int32_put(s, 1, 0);
    int32_gg(s, 0);
    barier_all();
    helper(n);
    aclshmem_quiet();
    std_thread_spawn();
}
