//! PEs that say that they wait, and then wait for ever: for the tests of what ends a run.

use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use shmem_host::launcher;
use shmem_host::{Acl, Error, MiB, Shmem};

fn main() -> ExitCode {
    let pes = std::env::args().nth(2).and_then(|pes| pes.parse().ok()).unwrap_or(2);
    launcher::run(pes, |pe| {
        let acl = Acl::init()?;
        let device = acl.device(0)?;
        let shmem =
            Shmem::builder(pe.number(), pe.count()).heap(MiB(2)).address(pe.address()).init(&device)?;
        println!("PE {} waits", pe.number());
        // PE 0 is busy, and the others wait for it.
        if pe.number() == 0 {
            sleep(Duration::from_secs(600));
        }
        shmem.barrier_all()?;
        Ok::<(), Error>(())
    })
}
