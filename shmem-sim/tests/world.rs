//! What kernels do in worlds of one process. Each test is named after a statement about the library, or about what is found.

use std::cell::Cell;
use std::rc::Rc;

use shmem_host::kernel::*;
use shmem_host::sim::{Report, World};
use shmem_host::{Acl, Device, DeviceBuf, DeviceSide, Error, HostSide, MiB, Shmem, Stream, SymBuf};

/// What a PE's program has.
struct Host<'a> {
    me: i32,
    pes: i32,
    device: &'a Device<'a>,
    shmem: &'a Shmem<'a>,
    stream: &'a Stream<'a>,
}

impl Host<'_> {
    fn words(&self, count: usize) -> SymBuf<'_, i32, DeviceSide> {
        self.shmem.calloc(count).expect("there is room")
    }

    fn out(&self, count: usize) -> DeviceBuf<'_, i32> {
        let mut out = self.device.alloc(count).expect("there is memory");
        out.copy_from(&vec![0; count]).expect("lengths agree");
        out
    }

    /// Waits for the stream and for every PE.
    fn meet(&self) {
        self.stream.synchronize().expect("no kernel failed");
        self.shmem.barrier_all().expect("every PE comes");
    }
}

fn world<R: 'static>(pes: usize, program: impl Fn(Host<'_>) -> R + 'static) -> Result<Vec<R>, Report> {
    World::new(pes).run(move |me| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let shmem = Shmem::builder(me as i32, pes as i32).heap(MiB(2)).init(&device).expect("it joins");
        program(Host { me: me as i32, pes: pes as i32, device: &device, shmem: &shmem, stream: &stream })
    })
}

fn read(buffer: &DeviceBuf<'_, i32>) -> Vec<i32> {
    let mut words = vec![0; buffer.len()];
    buffer.copy_to(&mut words).expect("lengths agree");
    words
}

fn read_sym(buffer: &SymBuf<'_, i32, DeviceSide>) -> Vec<i32> {
    let mut words = vec![0; buffer.len()];
    buffer.copy_to(&mut words).expect("lengths agree");
    words
}

#[shmem_kernel(core = "aiv")]
fn tell_everyone(words: Sym<i32>) {
    for pe in 0..n_pes() {
        int32_p(words.add(my_pe()), my_pe() + 100, pe);
    }
    quiet();
}

#[test]
fn p_stores_at_the_same_offset_on_the_pe_that_is_named() {
    for pes in 1..=8 {
        let run = world(pes, |host| {
            let words = host.words(host.pes as usize);
            tell_everyone::launch(host.stream, 1, &words).expect("it is enqueued");
            host.meet();
            assert_eq!(read_sym(&words), (100..100 + host.pes).collect::<Vec<_>>());
        });
        run.expect("nothing is found");
    }
}

#[shmem_kernel(core = "aiv")]
fn copy_there_and_back(remote: Sym<i32>, near: Gm<i32>, back: Gm<i32>, bytes: usize) {
    let peer = (my_pe() + 1) % n_pes();
    putmem(remote, near, bytes, peer);
    getmem(back, remote, bytes, peer);
}

#[test]
fn putmem_and_getmem_count_bytes_and_0_does_nothing() {
    for bytes in [0, 4, 8, 4096, 1 << 20] {
        let run = world(3, move |host| {
            let count = 1 << 18;
            let (remote, mut near, back) = (host.words(count), host.out(count), host.out(count));
            let values: Vec<i32> = (0..count as i32).map(|value| value + host.me).collect();
            near.copy_from(&values).expect("lengths agree");
            copy_there_and_back::launch(host.stream, 1, &remote, &near, &back, bytes)
                .expect("it is enqueued");
            host.meet();
            let words = bytes / 4;
            let from = (host.me + host.pes - 1) % host.pes;
            let (found, returned) = (read_sym(&remote), read(&back));
            assert!((0..count).all(|at| found[at] == if at < words { at as i32 + from } else { 0 }));
            assert!((0..count).all(|at| returned[at] == if at < words { values[at] } else { 0 }));
        });
        run.expect("nothing is found");
    }
}

#[shmem_kernel]
fn count_cores(out: Gm<i32>) {
    if is_aic() {
        out[block_idx()] += 1;
    } else {
        out[block_num() + block_idx()] += 1;
    }
}

#[test]
fn a_mix_block_has_one_cube_core_and_two_vector_cores() {
    let run = world(1, |host| {
        let out = host.out(3 * 4 + 1);
        count_cores::launch(host.stream, 4, &out).expect("it is enqueued");
        host.meet();
        assert_eq!(read(&out), [[1; 12].as_slice(), &[0]].concat());
    });
    run.expect("nothing is found");
}

#[shmem_kernel]
fn neighbours_after_a_barrier(words: Sym<i32>, out: Gm<i32>, rounds: i32) {
    for round in 1..=rounds {
        if is_aiv() {
            if block_idx() == 0 {
                int32_p(words, round, (my_pe() + 1) % n_pes());
            }
        }
        barrier_all();
        if is_aiv() {
            if int32_g(words, my_pe()) != round {
                out[block_idx()] += 1;
            }
        }
        barrier_all();
    }
}

#[test]
fn a_barrier_orders_all_cores_of_all_pes() {
    for (pes, blocks) in [(1, 1), (2, 3), (5, 2), (8, 4)] {
        let run = world(pes, move |host| {
            let (words, out) = (host.words(1), host.out(2 * blocks));
            neighbours_after_a_barrier::launch(host.stream, blocks as u32, &words, &out, 20)
                .expect("it is enqueued");
            host.meet();
            assert_eq!(read(&out), vec![0; 2 * blocks], "a core saw an old value");
        });
        run.expect("nothing is found");
    }
}

#[shmem_kernel(core = "aic")]
fn cube_cores_alone(out: Gm<i32>) {
    barrier_all();
    out[block_idx()] = 1;
}

#[test]
fn cube_cores_alone_pass_a_barrier_at_once() {
    let run = world(2, |host| {
        let out = host.out(2);
        // PE 1 does not launch: nobody waits for it.
        if host.me == 0 {
            cube_cores_alone::launch(host.stream, 2, &out).expect("it is enqueued");
        }
        host.meet();
        assert_eq!(read(&out), if host.me == 0 { [1, 1] } else { [0, 0] });
    });
    run.expect("nothing is found");
}

#[shmem_kernel(core = "aiv")]
fn add_one(out: Gm<i32>, factor: i32) {
    out[0] = out[0] * factor + 1;
}

#[test]
fn launches_of_a_stream_run_in_order() {
    let run = world(1, |host| {
        let out = host.out(1);
        for factor in [2, 3, 4] {
            add_one::launch(host.stream, 1, &out, factor).expect("it is enqueued");
        }
        host.meet();
        // ((0 * 2 + 1) * 3 + 1) * 4 + 1
        assert_eq!(read(&out), [17]);
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

#[test]
fn streams_run_beside_each_other() {
    let run = world(1, |host| {
        let (word, out) = (host.words(1), host.out(1));
        let other = host.device.stream().expect("a second stream");
        wait_for::launch(host.stream, 1, &word, 7, &out).expect("it is enqueued");
        set::launch(&other, 1, &word, 7, 0).expect("it is enqueued");
        other.synchronize().expect("it does not wait for the first");
        host.meet();
        assert_eq!(read(&out), [7]);
    });
    run.expect("nothing is found");
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
fn polling_loops_starve_nobody() {
    let run = world(2, |host| {
        let word = host.words(1);
        ping_pong::launch(host.stream, 1, &word, 1000).expect("it is enqueued");
        host.meet();
        assert_eq!(read_sym(&word)[0], if host.me == 0 { 1000 } else { 999 });
    });
    run.expect("nothing is found");
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
fn a_poll_that_gives_up_ends() {
    let run = world(2, |host| {
        let (word, out) = (host.words(1), host.out(1));
        give_up::launch(host.stream, 1, &word, 10_000, &out).expect("it is enqueued");
        host.meet();
        assert_eq!(read(&out), [10_000]);
    });
    run.expect("nothing is found");
}

#[shmem_kernel(core = "aiv")]
fn same_word_twice(word: Sym<i32>, out: Gm<i32>) {
    for i in 0..100 {
        out[i] = int32_g(word, my_pe()) + int32_g(word, my_pe());
    }
}

#[test]
fn a_word_that_is_read_twice_is_no_endless_wait() {
    let run = world(4, |host| {
        let (word, out) = (host.words(1), host.out(100));
        same_word_twice::launch(host.stream, 1, &word, &out).expect("it is enqueued");
        host.meet();
        assert_eq!(read(&out), [0; 100]);
    });
    run.expect("nothing is found");
}

#[shmem_kernel(core = "aiv")]
fn barrier_of_one_block(out: Gm<i32>) {
    if block_idx() == 0 {
        barrier_all();
    }
    out[block_idx()] = 1;
}

#[test]
fn a_barrier_that_one_block_enters_is_a_deadlock_with_everyones_place() {
    let report = world(2, |host| {
        let out = host.out(2);
        barrier_of_one_block::launch(host.stream, 2, &out).expect("it is enqueued");
        host.stream.synchronize().expect_err("it cannot end");
    });
    let text = report.expect_err("it is reported").to_string();
    let line = 1 + include_str!("world.rs")
        .lines()
        .position(|line| line.contains("fn barrier_of_one_block"))
        .expect("above");
    for pe in 0..2 {
        let waits = format!(
            "PE {pe}, kernel barrier_of_one_block (native), AIV 0: barrier_all at shmem-sim/tests/world.rs:{}",
            line + 2
        );
        assert!(text.contains(&waits) && text.contains("1 of 2 cores of this PE have arrived"), "{text}");
        assert!(text.contains(&format!("PE {pe}, host program: aclrtSynchronizeStream")), "{text}");
    }
    world(2, |host| host.meet()).expect("the next world is not disturbed");
}

#[shmem_kernel(core = "aiv")]
fn barrier(out: Gm<i32>) {
    barrier_all();
    *out = 1;
}

#[test]
fn a_pe_that_does_not_come_to_a_barrier_is_named() {
    let report = world(2, |host| {
        let out = host.out(1);
        if host.me == 0 {
            barrier::launch(host.stream, 1, &out).expect("it is enqueued");
            host.stream.synchronize().expect_err("it cannot end");
        }
    });
    let text = report.expect_err("it is reported").to_string();
    assert!(text.contains("barrier_all") && text.contains("PE 1 has not come"), "{text}");
    assert!(text.contains("PE 1, host program"), "{text}");
}

#[test]
fn pes_that_poll_each_other_are_stalled() {
    let report = world(2, |host| {
        let (word, out) = (host.words(1), host.out(1));
        wait_for::launch(host.stream, 1, &word, 1, &out).expect("it is enqueued");
        host.stream.synchronize().expect_err("nobody sets it");
    });
    let text = report.expect_err("it is reported").to_string();
    assert!(text.contains("error[stall]") && text.matches("int32_g at").count() == 2, "{text}");
}

/// Runs a kernel that is wrong on PE 0 of 2; gives back the report. PE 1 goes on.
fn finding(
    launch: impl Fn(&Host<'_>, &SymBuf<'_, i32, DeviceSide>, &DeviceBuf<'_, i32>) -> Result<(), Error> + 'static,
) -> String {
    let went_on = Rc::new(Cell::new(false));
    let seen = went_on.clone();
    let report = world(2, move |host| {
        let (words, out) = (host.words(4), host.out(4));
        if host.me == 0 {
            launch(&host, &words, &out).expect("it is enqueued");
            let error = host.stream.synchronize().expect_err("the kernel fails");
            assert!(error.report().contains("PE 0, kernel "), "{error}: {}", error.report());
        } else {
            add_one::launch(host.stream, 1, &out, 1).expect("it is enqueued");
            host.stream.synchronize().expect("PE 1 is not disturbed");
            seen.set(read(&out)[0] == 1);
        }
    });
    assert!(went_on.get());
    report.expect_err("it is reported").to_string()
}

#[shmem_kernel(core = "aiv")]
fn local_to_peer(near: Sym<i32>, from: Gm<i32>, at: i64, bytes: usize) {
    putmem(near, from.add(at), bytes, 1);
}

#[test]
fn a_pe_that_does_not_exist_is_a_finding() {
    for pe in [-1, 2, i32::MAX] {
        let text = finding(move |host, words, _| set::launch(host.stream, 1, words, 1, pe));
        assert!(
            text.contains("error[bad-pe]: int32_p: there is no PE") && text.contains("PEs 0 to 1"),
            "{text}"
        );
        assert!(text.contains("shmem-sim/tests/world.rs:"), "{text}");
    }
}

#[shmem_kernel(core = "aiv")]
fn set_far(word: Sym<i32>, offset: i64) {
    int32_p(word.add(offset), 1, 1);
}

#[test]
fn an_address_outside_the_heap_is_a_finding() {
    for offset in [1 << 30, -(1 << 30), i64::MAX / 8] {
        let text = finding(move |host, words, _| set_far::launch(host.stream, 1, words, offset));
        assert!(text.contains("error[not-symmetric]: int32_p"), "{text}");
    }
}

#[test]
fn a_local_side_that_is_no_memory_is_a_finding() {
    let text = finding(|host, words, out| local_to_peer::launch(host.stream, 1, words, out, 1, 16));
    assert!(text.contains("error[wild-address]: putmem"), "{text}");
    let text = finding(|host, words, out| local_to_peer::launch(host.stream, 1, words, out, 0, 1 << 40));
    assert!(text.contains("error[count]: putmem") && text.contains("4294967295"), "{text}");
}

#[shmem_kernel(core = "aiv")]
fn store_at(out: Gm<i32>, at: i64) {
    out[at] = 1;
}

#[test]
fn a_store_outside_every_allocation_is_a_finding() {
    for at in [4, -1, 1 << 40] {
        let text = finding(move |host, _, out| store_at::launch(host.stream, 1, out, at));
        assert!(text.contains("error[wild-address]: store"), "{text}");
    }
}

#[shmem_kernel(core = "aiv")]
fn divide(out: Gm<i32>, by: i32) {
    out[0] = 1 / by;
}

#[test]
fn a_division_by_zero_is_a_finding() {
    let text = finding(|host, _, out| divide::launch(host.stream, 1, out, 0));
    let line = 1 + include_str!("world.rs")
        .lines()
        .position(|line| line.contains("out[0] = 1 / by;"))
        .expect("above");
    assert!(
        text.contains("error[trap]: division by zero") && text.contains(&format!("world.rs:{line}:")),
        "{text}"
    );
}

#[test]
fn a_finding_of_one_core_does_not_stop_the_others() {
    let report = world(1, |host| {
        let out = host.out(4);
        store_behind::launch(host.stream, 4, &out).expect("it is enqueued");
        host.stream.synchronize().expect_err("block 3 fails");
        assert_eq!(read(&out), [1, 1, 1, 0]);
        add_one::launch(host.stream, 1, &out, 1).expect("the stream goes on");
        host.stream.synchronize().expect("nothing is wrong with it");
    });
    assert!(report.expect_err("it is reported").to_string().contains("AIV 3"));
}

#[shmem_kernel(core = "aiv")]
fn store_behind(out: Gm<i32>) {
    if block_idx() == 3 {
        out[4] = 1;
    }
    out[block_idx()] = 1;
}

#[test]
fn both_heaps_are_symmetric() {
    let run = world(2, |host| {
        let mut both =
            host.shmem.calloc::<i32, HostSide>(2).expect("the host heap is made at the first call");
        both.copy_from(&[host.me, 0]).expect("lengths agree");
        host.meet();
        swap::launch(host.stream, 1, &both).expect("it is enqueued");
        host.meet();
        let mut words = [0; 2];
        both.copy_to(&mut words).expect("lengths agree");
        assert_eq!(words, [host.me, 1 - host.me]);
    });
    run.expect("nothing is found");
}

#[shmem_kernel(core = "aiv")]
fn swap(both: Sym<i32>) {
    int32_p(both.add(1), *both, 1 - my_pe());
}

#[test]
fn ten_thousand_launches_use_the_same_stacks() {
    let run = world(1, |host| {
        let out = host.out(1);
        let before = memory_maps();
        for _ in 0..10_000 {
            add_one::launch(host.stream, 4, &out, 1).expect("it is enqueued");
            host.stream.synchronize().expect("nothing is wrong with it");
        }
        assert!(memory_maps() < before + 50, "{before} to {}", memory_maps());
        assert_eq!(read(&out), [40_000]);
    });
    run.expect("nothing is found");
}

fn memory_maps() -> usize {
    std::fs::read_to_string("/proc/self/maps").expect("Linux has it").lines().count()
}

#[test]
fn worlds_of_384_pes_with_blocks_meet() {
    let run = world(384, |host| {
        let (words, out) = (host.words(1), host.out(4));
        neighbours_after_a_barrier::launch(host.stream, 2, &words, &out, 3).expect("it is enqueued");
        host.meet();
        assert_eq!(read(&out), [0; 4]);
    });
    run.expect("nothing is found");
}
