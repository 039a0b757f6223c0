//! Waits in worlds of one process: who gets turns, what a time limit means, and what is left after a wait that cannot end.

use std::time::Duration;

use shmem_host::kernel::*;
use shmem_host::sim::World;
use shmem_host::{Acl, DeviceBuf, DeviceSide, MiB, Shmem, Stream};

fn world(
    pes: usize,
    program: impl Fn(&shmem_host::Device<'_>, &Shmem<'_>, &Stream<'_>) + 'static,
) -> Result<(), String> {
    let run = World::new(pes).run(move |me| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let shmem = Shmem::builder(me as i32, pes as i32).heap(MiB(2)).init(&device).expect("it joins");
        program(&device, &shmem, &stream);
    });
    run.map(drop).map_err(|report| report.to_string())
}

fn read(buffer: &DeviceBuf<'_, i32>) -> i32 {
    let mut words = [0];
    buffer.copy_to(&mut words).expect("lengths agree");
    words[0]
}

/// Never waits: each turn of the loop stores.
#[shmem_kernel(core = "aiv")]
fn count_until_told(told: Sym<i32>, counter: Sym<i32>) {
    let mut count = 0;
    while int32_g(told, my_pe()) == 0 {
        count += 1;
        int32_p(counter, count, my_pe());
    }
}

/// Polls for what is there after a while, then tells the other PE.
#[shmem_kernel(core = "aiv")]
fn tell_after(told: Sym<i32>, counter: Sym<i32>) {
    while int32_g(counter, 1 - my_pe()) < 5000 {}
    int32_p(told, 1, 1 - my_pe());
}

#[test]
fn a_kernel_that_never_waits_keeps_nobody_from_going_on() {
    let run = world(2, |_, shmem, stream| {
        let told = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        let counter = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        match shmem.my_pe() {
            0 => count_until_told::launch(stream, 1, &told, &counter),
            _ => tell_after::launch(stream, 1, &told, &counter),
        }
        .expect("it is enqueued");
        stream.synchronize().expect("nothing is wrong with it");
        shmem.barrier_all().expect("every PE comes");
    });
    run.expect("nothing is found");
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

#[shmem_kernel(core = "aiv")]
fn add_one(out: Gm<i32>) {
    *out += 1;
}

#[test]
fn a_synchronisation_with_a_time_limit_leaves_the_kernel_running() {
    let begin = std::time::Instant::now();
    let run = world(2, |device, shmem, stream| {
        let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        let out = device.alloc::<i32>(1).expect("there is memory");
        wait_for::launch(stream, 1, &word, 3, &out).expect("it is enqueued");
        // Nothing else happens until then, so an hour is over at once.
        let error = stream.synchronize_timeout(Duration::from_secs(3600)).expect_err("nobody sets it yet");
        assert!(error.to_string().contains("until its time was over"), "{error}");
        shmem.barrier_all().expect("both have seen it");
        let other = device.stream().expect("a second stream");
        set::launch(&other, 1, &word, 3, 1 - shmem.my_pe()).expect("it is enqueued");
        stream.synchronize().expect("the kernel was still there");
        other.synchronize().expect("nothing is wrong with it");
        assert_eq!(read(&out), 3);
        shmem.barrier_all().expect("every PE comes");
    });
    run.expect("nothing is found");
    assert!(begin.elapsed() < Duration::from_secs(60));
}

#[test]
fn after_a_stall_the_rest_of_the_stream_is_given_up_and_the_stream_can_be_used() {
    let report = world(1, |device, shmem, stream| {
        let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        let mut out = device.alloc::<i32>(1).expect("there is memory");
        out.copy_from(&[0]).expect("lengths agree");
        wait_for::launch(stream, 1, &word, 3, &out).expect("it is enqueued");
        add_one::launch(stream, 1, &out).expect("it is enqueued");
        stream.synchronize().expect_err("nobody sets it");
        assert_eq!(read(&out), 0, "the second kernel has not run");
        stream.synchronize().expect("a failure is told once");
        add_one::launch(stream, 1, &out).expect("it is enqueued");
        stream.synchronize().expect("nothing is wrong with it");
        assert_eq!(read(&out), 1);
    });
    let text = report.expect_err("it is reported");
    assert_eq!(text.matches("error[").count(), 1, "{text}");
}

#[test]
fn a_program_that_panics_while_its_kernel_waits_does_not_hang() {
    let panicked = std::panic::catch_unwind(|| {
        let _ = world(2, |device, shmem, stream| {
            let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
            let out = device.alloc::<i32>(1).expect("there is memory");
            wait_for::launch(stream, 1, &word, 3, &out).expect("it is enqueued");
            assert!(shmem.my_pe() == 0, "PE 1 gives up");
            stream.synchronize().expect_err("PE 1 does not set it");
        });
    });
    let payload = panicked.expect_err("the panic goes on in the caller");
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"PE 1 gives up"));
    world(2, |_, shmem, _| shmem.barrier_all().expect("every PE comes"))
        .expect("the next world is not disturbed");
}

#[test]
fn a_world_inside_a_world_is_refused_and_the_outer_one_goes_on() {
    let refused = World::new(2).run(|me| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let shmem = Shmem::builder(me as i32, 2).heap(MiB(2)).init(&device).expect("it joins");
        let inner = std::panic::catch_unwind(|| World::new(1).run(|_| ()));
        shmem.barrier_all().expect("every PE comes");
        inner.is_err()
    });
    assert_eq!(refused.expect("nothing is found"), [true, true]);
}

#[test]
fn a_kernel_that_still_runs_at_finalize_is_a_finding() {
    let report = world(2, |device, shmem, _| {
        let stream = device.stream().expect("a stream");
        barrier::launch(&stream, 1).expect("it is enqueued");
        if shmem.my_pe() == 1 {
            stream.synchronize().expect("nothing is wrong with it");
        }
        std::mem::forget(stream);
    });
    let text = report.expect_err("it is reported");
    assert!(text.contains("error[early-finalize]: PE 0") && text.contains("kernel barrier"), "{text}");
}

#[shmem_kernel(core = "aiv")]
fn barrier() {
    barrier_all();
}

#[test]
fn a_pinned_buffer_lives_until_it_has_been_copied() {
    let run = world(1, |device, shmem, stream| {
        let word = shmem.calloc::<i32, DeviceSide>(1).expect("there is room");
        let (out, copy) = (device.alloc::<i32>(1).expect("memory"), device.alloc::<i32>(1).expect("memory"));
        let mut pinned = device.pinned(&[5]).expect("there is memory");
        wait_for::launch(stream, 1, &word, 3, &out).expect("it is enqueued");
        pinned.copy_to_device(&copy, stream).expect("it is enqueued behind the kernel");
        let other = device.stream().expect("a second stream");
        set::launch(&other, 1, &word, 3, 0).expect("it is enqueued");
        // Both wait for the copy.
        pinned[0] = 6;
        drop(pinned);
        let _other = device.pinned(&[7]).expect("there is memory");
        stream.synchronize().expect("nothing is wrong with it");
        assert_eq!((read(&out), read(&copy)), (3, 5));
    });
    run.expect("nothing is found");
}
