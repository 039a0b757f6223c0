//! The safe API in worlds of one process: what it refuses, what it waits for, and how failures are told.

use std::cell::Cell;
use std::time::Duration;

use shmem_host::kernel::*;
use shmem_host::sim::{Soc, World};
use shmem_host::{Acl, Bytes, DeviceSide, Error, GiB, HostSide, MiB, Shmem};

/// Waits until its word is set, then passes the word on.
#[shmem_kernel]
fn wait_and_pass(word: Sym<i32>, out: Gm<i32>) {
    if is_aic() {
        return;
    }
    if block_idx() > 0 {
        return;
    }
    while int32_g(word, my_pe()) == 0 {}
    *out = int32_g(word, my_pe()) + 1;
}

/// The line of the put below.
const PUT_LINE: u32 = line!() + 5;

/// Puts to a PE that is given.
#[shmem_kernel(core = "aiv")]
fn put_to(word: Sym<i32>, pe: i32) {
    int32_p(word, 7, pe);
}

/// A kernel that exists on one SoC only.
#[shmem_kernel(soc = ["ascend950"], core = "aiv")]
fn only_ascend950(out: Gm<i32>) {
    *out = 1;
}

fn refused(
    pe: i32,
    pes: i32,
    change: impl Fn(shmem_host::Builder) -> shmem_host::Builder + 'static,
) -> String {
    let texts = World::new(1).run(move |_| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let result = change(Shmem::builder(pe, pes)).init(&device);
        result.expect_err("it is refused").to_string()
    });
    texts.expect("nothing is found").remove(0)
}

#[test]
fn a_value_out_of_range_is_told_with_its_limit() {
    let same = |builder| builder;
    for (text, value, limit) in [
        (refused(0, 0, same), "is 0", "1 to 16384"),
        (refused(0, 16385, same), "16385", "1 to 16384"),
        (refused(2, 2, same), "is 2", "0 to 1"),
        (refused(-1, 2, same), "-1", "0 to 1"),
        (refused(0, 1, |builder| builder.heap(GiB(41))), "41 GiB", "2 MiB to 40 GiB"),
        (refused(0, 1, |builder| builder.heap(Bytes::new(0))), "0 bytes", "2 MiB to 40 GiB"),
        (refused(0, 1, |builder| builder.address("127.0.0.1:9000")), "127.0.0.1:9000", "tcp://ip:port"),
        (refused(0, 1, |builder| builder.address("tcp://127.0.0.1:80")), ":80", "1025 to 65535"),
        (refused(0, 1, |builder| builder.address("tcp://127.0.0.1:65536")), ":65536", "1025 to 65535"),
        (refused(0, 1, |builder| builder.address("tcp://127.0.0.1:8666abc")), "8666abc", "tcp://ip:port"),
    ] {
        assert!(text.contains(value) && text.contains(limit), "{text}");
    }
    let second = Duration::from_secs(1);
    let text = refused(0, 1, move |builder| builder.timeouts(second, Duration::from_millis(999), second));
    assert!(text.contains("999ms") && text.contains("whole seconds"), "{text}");
}

#[test]
fn heaps_are_rounded_up_to_2_mib() {
    let run = World::new(1).run(|_| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let shmem = Shmem::builder(0, 1).heap(Bytes::new(1)).init(&device).expect("2 MiB");
        assert_eq!((shmem.my_pe(), shmem.n_pes()), (0, 1));
        let error = shmem.malloc::<u8, DeviceSide>(64 << 20).expect_err("there is no room").to_string();
        assert!(error.contains("67108864 bytes") && error.contains("DEVICE_SIDE"), "{error}");
    });
    run.expect("nothing is found");
}

#[test]
fn lengths_are_checked() {
    let run = World::new(1).run(|_| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let shmem = Shmem::builder(0, 1).heap(MiB(2)).init(&device).expect("it joins");
        let mut buffer = device.alloc::<i32>(4).expect("there is memory");
        assert!(matches!(buffer.copy_from(&[1; 5]), Err(Error::Length { buffer: 4, slice: 5, .. })));
        assert!(matches!(buffer.copy_to(&mut [0; 3]), Err(Error::Length { buffer: 4, slice: 3, .. })));
        assert!(matches!(device.alloc::<i32>(0), Err(Error::Value { .. })));
        assert!(matches!(device.alloc::<i64>(usize::MAX), Err(Error::Value { .. })));
        assert!(matches!(shmem.malloc::<i32, HostSide>(0), Err(Error::Value { .. })));
        let zeroes = shmem.calloc::<i64, DeviceSide>(3).expect("there is room");
        let mut words = [1; 3];
        zeroes.copy_to(&mut words).expect("lengths agree");
        assert_eq!(words, [0; 3]);
    });
    run.expect("nothing is found");
}

#[test]
fn a_launch_that_cannot_be_is_refused() {
    let run = World::new(1).soc(Soc::A3).run(|_| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let shmem = Shmem::builder(0, 1).heap(MiB(2)).init(&device).expect("it joins");
        let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        let out = device.alloc::<i32>(1).expect("there is memory");
        for (blocks, limit) in [(0, "1 to 24"), (25, "1 to 24")] {
            let error = wait_and_pass::launch(&stream, blocks, &word, &out).expect_err("refused").to_string();
            assert!(error.contains(&blocks.to_string()) && error.contains(limit), "{error}");
        }
        let error = put_to::launch(&stream, 49, &word, 0).expect_err("refused").to_string();
        assert!(error.contains("1 to 48"), "{error}");
        let error = only_ascend950::launch(&stream, 1, &out).expect_err("refused").to_string();
        assert!(error.contains("this is a3") && error.contains("built for ascend950"), "{error}");
    });
    run.expect("nothing is found");
}

#[test]
fn a_buffer_that_is_dropped_early_waits_for_its_launch() {
    let run = World::new(2).run(|pe| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let other = device.stream().expect("a second stream");
        let shmem = Shmem::builder(pe as i32, 2).heap(MiB(2)).init(&device).expect("it joins");
        let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        let out = device.alloc::<i32>(1).expect("there is memory");
        wait_and_pass::launch(&stream, 1, &word, &out).expect("it is enqueued");
        // The kernel waits for a put that is enqueued after it, on another stream.
        put_to::launch(&other, 1, &word, 1 - pe as i32).expect("it is enqueued");
        drop(out);
        drop(word);
        stream.synchronize().expect("the kernel used memory that was still there");
        other.synchronize().expect("the put is done");
    });
    run.expect("nothing is found");
}

#[test]
fn a_failed_kernel_is_told_with_its_place() {
    let report = World::new(2).run(|pe| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let shmem = Shmem::builder(pe as i32, 2).heap(MiB(2)).init(&device).expect("it joins");
        let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        put_to::launch(&stream, 1, &word, if pe == 0 { 2 } else { 0 }).expect("it is enqueued");
        match stream.synchronize() {
            Ok(()) => assert_eq!(pe, 1),
            Err(error) => {
                let text = error.report();
                assert_eq!(pe, 0, "{text}");
                let place = format!("api.rs:{PUT_LINE}:5");
                assert!(text.contains(&place) && text.contains("there is no PE 2"), "{text}");
            }
        }
        stream.synchronize().expect("a failure is told once");
    });
    let text = report.expect_err("the finding is in the report").to_string();
    assert!(text.contains("bad-pe") && text.contains("PEs 0 to 1"), "{text}");
}

#[test]
fn a_panic_of_one_pe_ends_the_world_without_a_hang() {
    let panicked = std::panic::catch_unwind(|| {
        let _ = World::new(2).run(|pe| {
            let acl = Acl::init().expect("it begins");
            let device = acl.device(0).expect("there is a device");
            let shmem = Shmem::builder(pe as i32, 2).heap(MiB(2)).init(&device).expect("it joins");
            let buffer = shmem.malloc::<i32, DeviceSide>(1).expect("there is room");
            assert!(pe == 0, "PE 1 gives up");
            drop(buffer);
        });
    });
    let payload = panicked.expect_err("the panic goes on in the caller");
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"PE 1 gives up"));
    // The thread is as good as new.
    World::new(2).run(|_| ()).expect("nothing is found");
}

#[test]
fn different_allocations_are_found_with_a_table() {
    let report = World::new(3).run(|pe| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let shmem = Shmem::builder(pe as i32, 3).heap(MiB(2)).init(&device).expect("it joins");
        let error = shmem.malloc::<u8, DeviceSide>(100 + pe).expect_err("sizes differ").to_string();
        assert!(error.contains("PE 2: malloc, 102 bytes"), "{error}");
    });
    let text = report.expect_err("it is a finding").to_string();
    assert!(text.contains("PE 0: malloc, 100 bytes") && text.contains("PE 1: malloc, 101 bytes"), "{text}");
}

#[test]
fn a_second_membership_is_refused() {
    let run = World::new(1).run(|_| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let first = Shmem::builder(0, 1).heap(MiB(2)).init(&device).expect("it joins");
        let error = Shmem::builder(0, 1).heap(MiB(2)).init(&device).expect_err("once is enough").to_string();
        assert!(error.contains("-4 (INNER_ERROR)") && error.contains("initialised already"), "{error}");
        drop(first);
        let _again = Shmem::builder(0, 1).heap(MiB(2)).init(&device).expect("it can join again");
    });
    run.expect("nothing is found");
}

#[test]
fn results_come_back_in_order() {
    let count = Cell::new(0);
    let numbers = World::new(5).run(move |pe| {
        count.set(count.get() + 1);
        (pe, count.get())
    });
    assert_eq!(numbers.expect("nothing is found"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]);
}
