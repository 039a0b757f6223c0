//! The ring demo. See [`examples::ring_demo`].

use std::process::ExitCode;

fn main() -> ExitCode {
    examples::ring_demo::main(|stream, blocks, input, output| {
        kernels::ring::ring::launch(stream, blocks, input, output)
    })
}
