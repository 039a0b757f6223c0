//! `cargo shmem`: the command line.

fn main() {}
