//! What do device calls cost? Prints nanoseconds per call, and the ratio to a plain store or load of the same word in the same run.
//!
//! `cargo run --release -p shmem-sim --example calls`. Medians of 5 interleaved rounds; absolute values drift, ratios hold.

use std::hint::black_box;
use std::time::{Duration, Instant};

use shmem_host::kernel::*;
use shmem_host::sim::World;
use shmem_host::{Acl, DeviceSide, MiB, Shmem, Stream, SymBuf};

const CALLS: i32 = 1_000_000;
const BARRIERS: i32 = 20_000;
const ROUNDS: usize = 5;

#[shmem_kernel(core = "aiv")]
fn nothing(_word: Sym<i32>, calls: i32) {
    for _ in 0..calls {
        my_pe();
    }
}

#[shmem_kernel(core = "aiv")]
fn put(word: Sym<i32>, calls: i32) {
    for i in 0..calls {
        int32_p(word, i, 0);
        quiet();
    }
}

/// Each get looks at another word, so none is a poll.
#[shmem_kernel(core = "aiv")]
fn get(word: Sym<i32>, calls: i32) {
    for i in 0..calls {
        int32_g(word.add(i % 2), 0);
    }
}

#[shmem_kernel(core = "aiv")]
fn put_8_bytes(word: Sym<i32>, calls: i32) {
    for _ in 0..calls {
        putmem(word.add(2), word.local(), 8, 0);
        quiet();
    }
}

#[shmem_kernel(core = "aiv")]
fn meet(_word: Sym<i32>, calls: i32) {
    for _ in 0..calls {
        barrier_all();
    }
}

#[shmem_kernel(core = "aiv")]
fn ping_pong(word: Sym<i32>, calls: i32) {
    for turn in 0..2 * calls {
        if turn % 2 == my_pe() {
            int32_p(word, turn + 1, 1 - my_pe());
        } else {
            while int32_g(word, my_pe()) != turn + 1 {}
        }
    }
}

type Kernel = fn(&Stream<'_>, &SymBuf<'_, i32, DeviceSide>, i32);

/// Nanoseconds per call on PE 0 of a world of `pes`.
fn kernel(pes: usize, calls: i32, launch: Kernel) -> f64 {
    let times = World::new(pes).run(move |me| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let shmem = Shmem::builder(me as i32, pes as i32).heap(MiB(2)).init(&device).expect("it joins");
        let words = shmem.calloc(4).expect("there is room");
        launch(&stream, &words, 0);
        stream.synchronize().expect("nothing is wrong with it");
        shmem.barrier_all().expect("every PE comes");
        let begin = Instant::now();
        launch(&stream, &words, calls);
        stream.synchronize().expect("nothing is wrong with it");
        per_call(begin.elapsed(), calls)
    });
    times.expect("nothing is found")[0]
}

fn per_call(time: Duration, calls: i32) -> f64 {
    time.as_nanos() as f64 / f64::from(calls)
}

fn plain_store() -> f64 {
    let word = &mut 0;
    let begin = Instant::now();
    for i in 0..CALLS {
        *black_box(&mut *word) = i;
    }
    per_call(begin.elapsed(), CALLS)
}

fn plain_load() -> f64 {
    let word = &1;
    let begin = Instant::now();
    for _ in 0..CALLS {
        black_box(*black_box(word));
    }
    per_call(begin.elapsed(), CALLS)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() {
    let rows: [(&str, &dyn Fn() -> f64); 9] = [
        ("plain store", &plain_store),
        ("plain load", &plain_load),
        ("my_pe", &|| kernel(1, CALLS, |s, w, n| nothing::launch(s, 1, w, n).expect("enqueued"))),
        ("int32_p + quiet", &|| kernel(1, CALLS, |s, w, n| put::launch(s, 1, w, n).expect("enqueued"))),
        ("int32_g", &|| kernel(1, CALLS, |s, w, n| get::launch(s, 1, w, n).expect("enqueued"))),
        ("putmem 8 B + quiet", &|| {
            kernel(1, CALLS, |s, w, n| put_8_bytes::launch(s, 1, w, n).expect("enqueued"))
        }),
        ("round trip, 2 PEs", &|| {
            kernel(2, BARRIERS, |s, w, n| ping_pong::launch(s, 1, w, n).expect("enqueued"))
        }),
        ("barrier_all, 2 PEs", &|| {
            kernel(2, BARRIERS, |s, w, n| meet::launch(s, 1, w, n).expect("enqueued"))
        }),
        ("barrier_all, 8 PEs", &|| {
            kernel(8, BARRIERS, |s, w, n| meet::launch(s, 1, w, n).expect("enqueued"))
        }),
    ];
    // Rows whose name contains the argument, and the plain ones.
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let rows: Vec<_> =
        rows.into_iter().filter(|(name, _)| name.contains(&wanted) || name.contains("plain")).collect();
    let mut times = vec![Vec::new(); rows.len()];
    for _ in 0..ROUNDS {
        for (row, times) in rows.iter().zip(&mut times) {
            times.push(row.1());
        }
    }
    let medians: Vec<f64> = times.into_iter().map(median).collect();
    for ((name, _), time) in rows.iter().zip(&medians) {
        println!("{name:<20} {time:>8.1} ns {:>8.1} stores", time / medians[0]);
    }
}
