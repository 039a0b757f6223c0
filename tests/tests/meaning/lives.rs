//! Runs a host program with its kernels in both lives, on every SoC that was built, and compares.

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;

use shmem_host::kernel::Element;
use shmem_host::sim::{Life, Soc, World};
use shmem_host::{Acl, Device, DeviceBuf, DeviceSide, Error, MiB, Shmem, Stream, SymBuf};

const SOCS: &[Soc] = &[
    #[cfg(feature = "a3")]
    Soc::A3,
    #[cfg(feature = "ascend950")]
    Soc::Ascend950,
];

/// Where one PE's host program runs, with everything set up.
pub(crate) struct Site<'a> {
    pub(crate) pe: usize,
    pub(crate) stream: &'a Stream<'a>,
    device: &'a Device<'a>,
    shmem: &'a Shmem<'a>,
}

impl Site<'_> {
    /// Device memory that holds `values`.
    pub(crate) fn gm<T: Element>(&self, values: &[T]) -> DeviceBuf<'_, T> {
        let mut buffer = self.device.alloc(values.len()).expect("there is memory");
        buffer.copy_from(values).expect("the lengths are equal");
        buffer
    }

    /// Symmetric memory that holds `values` on this PE.
    pub(crate) fn sym<T: Element>(&self, values: &[T]) -> SymBuf<'_, T, DeviceSide> {
        let mut buffer = self.shmem.malloc(values.len()).expect("there is room in the heap");
        buffer.copy_from(values).expect("the lengths are equal");
        self.meet();
        buffer
    }

    /// Waits for the launch, which must succeed, and for the other PEs' launches.
    pub(crate) fn run(&self, launched: Result<(), Error>) {
        launched.expect("the kernel can be launched");
        self.stream.synchronize().expect("the kernel ends well");
        self.meet();
    }

    /// Waits for the launch, which must fail, and gives back its report.
    pub(crate) fn fail(&self, launched: Result<(), Error>) -> String {
        launched.expect("the kernel can be launched");
        match self.stream.synchronize() {
            Err(Error::Call { report, .. }) => report,
            other => panic!("the kernel should have failed: {other:?}"),
        }
    }

    pub(crate) fn read<T: Element>(&self, buffer: &DeviceBuf<'_, T>) -> Vec<T> {
        let mut values = vec![T::from_word(0); buffer.len()];
        buffer.copy_to(&mut values).expect("the lengths are equal");
        values
    }

    pub(crate) fn read_sym<T: Element>(&self, buffer: &SymBuf<'_, T, DeviceSide>) -> Vec<T> {
        let mut values = vec![T::from_word(0); buffer.len()];
        buffer.copy_to(&mut values).expect("the lengths are equal");
        values
    }

    fn meet(&self) {
        self.shmem.barrier_all().expect("every PE comes");
    }
}

/// Runs `program` on one PE in both lives, asserts that both gave the same, and gives it back.
pub(crate) fn result<R: PartialEq + Debug + 'static>(
    program: impl Fn(&Site<'_>) -> R + Clone + 'static,
) -> R {
    results(1, program).remove(0)
}

/// The same on `pes` PEs: one result for each, in order.
pub(crate) fn results<R: PartialEq + Debug + 'static>(
    pes: usize,
    program: impl Fn(&Site<'_>) -> R + Clone + 'static,
) -> Vec<R> {
    let runs = lives().map(|(soc, life)| {
        let program = program.clone();
        let world = World::new(pes).soc(soc).life(life);
        world.run(move |pe| on_site(pe, pes, &program)).unwrap_or_else(|report| panic!("{life:?}: {report}"))
    });
    agreed(runs)
}

/// A run that ended with findings.
pub(crate) struct Failed<R> {
    /// What the host programs gave back, in order of PEs; both lives agree.
    pub(crate) results: Vec<R>,
    /// What the native life reported.
    pub(crate) native: String,
    /// What the compiled life reported.
    pub(crate) compiled: String,
}

/// Runs `program`, whose kernel does something wrong, on one PE in both lives.
pub(crate) fn failure<R: PartialEq + Debug + 'static>(
    program: impl Fn(&Site<'_>) -> R + Clone + 'static,
) -> Failed<R> {
    let (mut native, mut compiled) = (String::new(), String::new());
    let runs = lives().map(|(soc, life)| {
        let found = Rc::new(RefCell::new(Vec::new()));
        let (program, keep) = (program.clone(), found.clone());
        let world = World::new(1).soc(soc).life(life);
        let report = world.run(move |pe| {
            let result = on_site(pe, 1, &program);
            keep.borrow_mut().push(result);
        });
        let report = report.expect_err("the kernel's fault is found").to_string();
        assert!(!report.contains("SIGILL"), "the C++ has undefined behaviour: {report}");
        match life {
            Life::Native => native = report,
            Life::Compiled => compiled = report,
        }
        found.take()
    });
    let results = agreed(runs);
    Failed { results, native, compiled }
}

/// Runs `program` on one PE in one life.
pub(crate) fn one_life(life: Life, program: impl Fn(&Site<'_>) + 'static) {
    World::new(1).life(life).run(move |pe| on_site(pe, 1, &program)).expect("nothing is found");
}

fn lives() -> impl Iterator<Item = (Soc, Life)> {
    SOCS.iter().flat_map(|soc| [(*soc, Life::Native), (*soc, Life::Compiled)])
}

fn agreed<R: PartialEq + Debug>(mut runs: impl Iterator<Item = R>) -> R {
    let first = runs.next().expect("a SoC was built");
    for other in runs {
        assert_eq!(first, other, "the lives disagree");
    }
    first
}

fn on_site<R>(pe: usize, pes: usize, program: &impl Fn(&Site<'_>) -> R) -> R {
    let acl = Acl::init().expect("the simulator starts");
    let device = acl.device((pe % 8) as i32).expect("there are 8 devices");
    let stream = device.stream().expect("there is a stream");
    let shmem = Shmem::builder(pe as i32, pes as i32).heap(MiB(2)).init(&device).expect("the PEs join");
    program(&Site { pe, stream: &stream, device: &device, shmem: &shmem })
}
