// Parameters whose names the launcher needs for itself.
fn launcher_names(launcher_names_a3: Gm<i32>, launcher_names_ascend950: i32, block_dim: i32, stream: i32, run_launcher_names_a3: i32) {
    *launcher_names_a3 = launcher_names_ascend950 + block_dim + stream + run_launcher_names_a3;
}
