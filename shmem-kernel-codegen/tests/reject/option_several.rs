// Every wrong option is reported.
// options: speed = 3, core = 5, soc = "a3", name = "a b", core = "aiv"
fn kernel() {}
