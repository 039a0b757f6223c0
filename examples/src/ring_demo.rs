//! The ring demo: each PE writes its successor's number to its successor and reads it back.
//!
//! Four steps, as in the C++ demo of CANN SHMEM: set up, run, check, tear down. Unlike it, this one checks what it received as well as what
//! it read back, and its exit status says what came of it.

use std::process::ExitCode;

use clap::Parser;
use shmem_host::launcher::{self, DEFAULT_PES, Pe};
use shmem_host::{Acl, DeviceBuf, Engine, Error, GiB, HostSide, Shmem, Stream, SymBuf};

/// Bytes of the symmetric buffer: 2 MiB of 32-bit words.
const INPUT_WORDS: usize = (2 << 20) / size_of::<i32>();
/// Devices of a node that are shared by the PEs.
const DEVICES: i32 = 8;

/// Each PE writes its successor's number to its successor, and reads it back.
///
/// Alone, the program starts itself as 8 PEs, one process each. With two numbers it is one PE of a run that is started by hand.
#[derive(Parser)]
#[command(
    after_help = "Examples:\n  rma_d2h_demo                 8 PEs\n  rma_d2h_demo --pes 2         2 PEs\n  \
                        rma_d2h_demo 2 0 & rma_d2h_demo 2 1    2 PEs by hand"
)]
struct Cli {
    /// How many PEs to start (1 to 16384)
    #[arg(long, default_value_t = DEFAULT_PES)]
    pes: usize,

    /// By hand: how many PEs there are
    #[arg(requires = "my_pe", conflicts_with = "pes")]
    n_pes: Option<usize>,

    /// By hand: which PE this is, from 0
    my_pe: Option<usize>,
}

/// Launches the kernel of the demo.
pub type Launch = fn(&Stream<'_>, u32, &SymBuf<'_, i32, HostSide>, &DeviceBuf<'_, i32>) -> Result<(), Error>;

/// The whole program, with a kernel.
pub fn main(launch: Launch) -> ExitCode {
    let cli = Cli::parse();
    let pe_main = |pe: Pe| match run_pe(&pe, launch) {
        Ok(true) => Ok(()),
        Ok(false) => Err("the result is wrong".to_string()),
        Err(error) => Err(error.to_string()),
    };
    match (cli.n_pes, cli.my_pe) {
        (Some(count), Some(number)) => match Pe::new(number, count, "tcp://127.0.0.1:8998") {
            Ok(pe) => pe.run(pe_main),
            Err(error) => {
                eprintln!("error: {error}");
                ExitCode::from(2)
            }
        },
        _ => launcher::run(cli.pes, pe_main),
    }
}

/// One PE. Gives back whether its result is right.
pub fn run_pe(pe: &Pe, launch: Launch) -> Result<bool, Error> {
    let (number, count) = (pe.number(), pe.count());

    // 1. Device, stream, memory.
    let acl = Acl::init()?;
    let device = acl.device(number % DEVICES)?;
    let stream = device.stream()?;
    let mut host = device.pinned(&[0, number])?;
    let shmem =
        Shmem::builder(number, count).heap(GiB(1)).engine(Engine::Mte).address(pe.address()).init(&device)?;
    let mut input = shmem.malloc::<i32, HostSide>(INPUT_WORDS)?;
    let mut output = device.alloc::<i32>(1)?;
    input.copy_from(&vec![host[0]; INPUT_WORDS])?;
    output.copy_from(&host[1..])?;

    // 2. The kernel, between two barriers.
    shmem.barrier_all()?;
    launch(&stream, 1, &input, &output)?;
    stream.synchronize()?;
    shmem.barrier_all()?;

    // 3. The result: our number, which our predecessor wrote, and our successor's.
    let mut words = vec![0; INPUT_WORDS];
    input.copy_to(&mut words)?;
    output.copy_to(&mut host[1..])?;
    host[0] = words[0];
    println!("{number}: received message {} {}", host[0], host[1]);
    let right = host[0] == number && host[1] == (number + 1) % count;
    match right {
        true => println!("[SUCCESS] run success in pe {number}"),
        false => println!("[ERROR] run result incorrect in pe {number}"),
    }

    // 4. Everything is released in reverse order when it goes out of scope.
    println!("[INFO] demo run end in pe {number}");
    Ok(right)
}
