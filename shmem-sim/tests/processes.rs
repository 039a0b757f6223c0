//! One process per PE: each test starts itself again as every PE. What is waited for, what counts as stuck, and who is told.

use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use shmem_host::kernel::*;
use shmem_host::{Acl, Device, DeviceBuf, DeviceSide, MiB, Shmem, Stream, SymBuf};

/// How a PE's process ended.
struct Ended {
    status: Option<i32>,
    error: String,
}

/// What a PE's program has.
struct Host<'a> {
    me: i32,
    device: &'a Device<'a>,
    shmem: &'a Shmem<'a>,
    stream: &'a Stream<'a>,
    word: &'a SymBuf<'a, i32, DeviceSide>,
    out: &'a DeviceBuf<'a, i32>,
}

impl Host<'_> {
    fn result(&self) -> i32 {
        let mut words = [0];
        self.out.copy_to(&mut words).expect("lengths agree");
        words[0]
    }
}

/// Runs `program` in `pes` processes, as the test `name`; `None` in those processes.
fn run(name: &str, pes: i32, program: impl Fn(Host<'_>)) -> Option<Vec<Ended>> {
    if let (Ok(me), Ok(address)) = (std::env::var("TEST_PE"), std::env::var("TEST_ADDRESS")) {
        let me = me.parse().expect("a number");
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let builder = Shmem::builder(me, pes).heap(MiB(2)).address(&address);
        let shmem = builder.init(&device).expect("it joins");
        let word = shmem.calloc(1).expect("there is room");
        let mut out = device.alloc(1).expect("there is memory");
        out.copy_from(&[0]).expect("lengths agree");
        program(Host { me, device: &device, shmem: &shmem, stream: &stream, word: &word, out: &out });
        return None;
    }
    let this = std::env::current_exe().expect("a test has a file");
    let address = format!("tcp://127.0.0.1:{}", free_port());
    let start = |me: i32| {
        Command::new(&this)
            .args(["--exact", name, "--nocapture"])
            .env("TEST_PE", me.to_string())
            .env("TEST_ADDRESS", &address)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts")
    };
    let children: Vec<_> = (0..pes).map(start).collect();
    let ends = children.into_iter().map(|child| {
        let output = child.wait_with_output().expect("it ends");
        Ended { status: output.status.code(), error: String::from_utf8_lossy(&output.stderr).into_owned() }
    });
    Some(ends.collect())
}

/// A port below those that the system gives to outgoing connections.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = 12_000 + (std::process::id() % 1500) as u16 * 10;
    loop {
        let port = first + NEXT.fetch_add(1, Ordering::Relaxed);
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

fn assert_all_well(ends: Option<Vec<Ended>>) {
    for end in ends.into_iter().flatten() {
        assert_eq!(end.status, Some(0), "{}", end.error);
        assert!(!end.error.contains("error["), "{}", end.error);
    }
}

#[shmem_kernel(core = "aiv")]
fn give_up(word: Sym<i32>, most: i32, out: Gm<i32>) {
    let mut turns = 0;
    while int32_g(word, my_pe()) == 0 {
        turns += 1;
        if turns == most {
            *out = turns;
            return;
        }
    }
}

#[test]
fn a_poll_that_gives_up_ends_and_is_not_called_stuck() {
    let ends = run("a_poll_that_gives_up_ends_and_is_not_called_stuck", 3, |host| {
        give_up::launch(host.stream, 1, host.word, 500_000, host.out).expect("it is enqueued");
        host.stream.synchronize().expect("it gives up");
        assert_eq!(host.result(), 500_000);
    });
    assert_all_well(ends);
}

#[shmem_kernel(core = "aiv")]
fn ping_pong(word: Sym<i32>, turns: i32) {
    for turn in 0..turns {
        if turn % 2 == my_pe() {
            int32_p(word, turn + 1, 1 - my_pe());
        } else {
            while int32_g(word, my_pe()) != turn + 1 {}
        }
    }
}

#[test]
fn two_pes_poll_each_other_back_and_forth() {
    let ends = run("two_pes_poll_each_other_back_and_forth", 2, |host| {
        ping_pong::launch(host.stream, 1, host.word, 10_000).expect("it is enqueued");
        host.stream.synchronize().expect("nothing is wrong with it");
    });
    assert_all_well(ends);
}

#[shmem_kernel(core = "aiv")]
fn wait_for(word: Sym<i32>, value: i32, out: Gm<i32>) {
    while int32_g(word, my_pe()) != value {}
    *out = value;
}

#[shmem_kernel(core = "aiv")]
fn set(word: Sym<i32>, value: i32, pe: i32) {
    int32_p(word, value, pe);
}

#[test]
fn a_synchronisation_with_a_time_limit_leaves_the_kernel_running() {
    let ends = run("a_synchronisation_with_a_time_limit_leaves_the_kernel_running", 2, |host| {
        wait_for::launch(host.stream, 1, host.word, 3, host.out).expect("it is enqueued");
        // Longer than a deadlock needs to be found.
        let limit = Duration::from_millis(1500);
        host.stream.synchronize_timeout(limit).expect_err("nobody sets it yet");
        host.shmem.barrier_all().expect("every PE comes");
        let other = host.device.stream().expect("a second stream");
        set::launch(&other, 1, host.word, 3, 1 - host.me).expect("it is enqueued");
        other.synchronize().expect("nothing is wrong with it");
        host.stream.synchronize().expect("the kernel was still there");
        assert_eq!(host.result(), 3);
    });
    assert_all_well(ends);
}

#[test]
fn a_peer_that_works_for_long_is_waited_for() {
    let ends = run("a_peer_that_works_for_long_is_waited_for", 3, |host| {
        if host.me == 1 {
            std::thread::sleep(Duration::from_secs(2));
            for pe in 0..3 {
                set::launch(host.stream, 1, host.word, 3, pe).expect("it is enqueued");
            }
        }
        wait_for::launch(host.stream, 1, host.word, 3, host.out).expect("it is enqueued");
        host.stream.synchronize().expect("PE 1 sets it");
        host.shmem.barrier_all().expect("every PE comes");
    });
    assert_all_well(ends);
}

#[test]
fn pes_that_are_stuck_are_told_by_everyones_wait() {
    let begin = Instant::now();
    let ends = run("pes_that_are_stuck_are_told_by_everyones_wait", 3, |host| {
        if host.me == 2 {
            host.shmem.barrier_all().expect_err("the others do not come");
        } else {
            wait_for::launch(host.stream, 1, host.word, 3, host.out).expect("it is enqueued");
            host.stream.synchronize().expect_err("nobody sets it");
        }
    });
    let Some(ends) = ends else { return };
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}: {}", begin.elapsed(), ends[0].error);
    let all = &ends[0].error;
    for line in [
        "PE 0, kernel wait_for (native), AIV 0: int32_g at shmem-sim/tests/processes.rs:",
        "PE 1, kernel wait_for (native), AIV 0: int32_g at shmem-sim/tests/processes.rs:",
        "PE 2, host program: aclshmem_barrier_all waits for PE ",
    ] {
        assert!(all.contains(line), "{line} in {all}");
    }
}

#[test]
fn a_program_that_panics_while_its_kernel_waits_ends_the_run() {
    let begin = Instant::now();
    let ends = run("a_program_that_panics_while_its_kernel_waits_ends_the_run", 3, |host| {
        wait_for::launch(host.stream, 1, host.word, 3, host.out).expect("it is enqueued");
        assert!(host.me != 1, "PE 1 gives up");
        host.stream.synchronize().expect("PE 1 never sets it");
    });
    let Some(ends) = ends else { return };
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}: {}", begin.elapsed(), ends[0].error);
    for end in &ends {
        assert_eq!(end.status, Some(101), "{}", end.error);
    }
    assert!(ends[1].error.contains("PE 1 gives up"), "{}", ends[1].error);
}

#[test]
fn a_pe_that_is_gone_is_named() {
    let ends = run("a_pe_that_is_gone_is_named", 3, |host| {
        if host.me == 1 {
            std::process::exit(7);
        }
        wait_for::launch(host.stream, 1, host.word, 3, host.out).expect("it is enqueued");
        let error = host.stream.synchronize().expect_err("PE 1 is gone").to_string();
        assert!(error.contains("PE 1 (process ") && error.contains("gone"), "{error}");
        std::process::exit(0);
    });
    for (me, end) in ends.into_iter().flatten().enumerate() {
        assert_eq!(end.status, Some(if me == 1 { 7 } else { 0 }), "{}", end.error);
    }
}

#[test]
fn a_pe_that_has_left_is_not_waited_for() {
    let begin = Instant::now();
    let ends = run("a_pe_that_has_left_is_not_waited_for", 2, |host| {
        // PE 1 is one call behind, so it finalizes alone.
        if host.me == 1 {
            host.shmem.barrier_all().expect_err("PE 0 frees its word");
        }
    });
    let Some(ends) = ends else { return };
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
    assert!(ends[0].error.contains("PE 1: barrier_all"), "{}", ends[0].error);
}
