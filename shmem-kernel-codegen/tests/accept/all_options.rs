// Every option at once.
// options: core = "aiv", soc = ["a3", "ascend950"]
// options: name = "other_name"
fn all_options(data: Sym<i64>) {
    int64_p(data, 1, 0);
    barrier_all();
}
