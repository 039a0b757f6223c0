//! A world of PEs in one process, for tests.
//!
//! Each PE's host program is a coroutine; all run on the calling thread in a fixed order. Inside, the public C interface, and so the
//! whole host crate, acts for that PE. The number of PEs goes up to the library's 16,384; how many really fit, with a core of a launch
//! for each or more, is set by Linux's limit of memory maps (`vm.max_map_count`): about 32,000 programs and cores together by default.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use crate::engine::Engine;
use crate::launch::{Life, Soc};
use crate::schedule::Fifo;

/// How many PEs the library allows (`ACLSHMEM_MAX_PES`).
pub const MAX_PES: usize = 16384;

/// A number of PEs that will run in this process.
#[derive(Clone, Copy, Debug)]
pub struct World {
    pes: usize,
    soc: Option<Soc>,
    life: Option<Life>,
}

/// Why a world did not end well: findings and deadlock reports, as they were shown.
#[derive(Debug)]
pub struct Report {
    text: String,
}

impl World {
    /// A world of `pes` PEs, from 1 to 16,384. Panics outside that range.
    pub fn new(pes: usize) -> World {
        assert!((1..=MAX_PES).contains(&pes), "a world has 1 to {MAX_PES} PEs, not {pes}");
        World { pes, soc: None, life: None }
    }

    /// Simulates this SoC, whatever `SHMEM_SIM_SOC` says.
    pub fn soc(self, soc: Soc) -> World {
        World { soc: Some(soc), ..self }
    }

    /// Runs this life of the kernels, whatever `SHMEM_SIM_KERNELS` says.
    pub fn life(self, life: Life) -> World {
        World { life: Some(life), ..self }
    }

    /// Runs `program` once for each PE, with its number, and gives back what each returned, in order.
    ///
    /// Errors: a finding or a deadlock in any PE. A panic of a program goes on in the caller.
    pub fn run<R: 'static>(self, program: impl Fn(usize) -> R + 'static) -> Result<Vec<R>, Report> {
        let inside = Engine::current().is_some_and(|engine| !engine.processes);
        assert!(!inside, "a world cannot run inside another one");
        let soc = match self.soc {
            Some(soc) => soc,
            None => Soc::simulated().map_err(|text| Report { text })?,
        };
        let engine = Engine::world(soc, self.life, self.pes, Box::new(Fifo))
            .map_err(|error| Report { text: error.to_string() })?;
        let before = Engine::enter(Some(engine.clone()));
        let results: Rc<RefCell<Vec<Option<R>>>> =
            Rc::new(RefCell::new((0..self.pes).map(|_| None).collect()));
        let program = Rc::new(program);
        for (number, pe) in engine.pes.iter().enumerate() {
            let (program, results) = (program.clone(), results.clone());
            engine.spawn_host(pe, move || {
                let result = program(number);
                results.borrow_mut()[number] = Some(result);
            });
        }
        engine.run_all();
        Engine::enter(before);
        if let Some(payload) = engine.take_panic() {
            std::panic::resume_unwind(payload);
        }
        match engine.all_reports() {
            Some(text) => Err(Report { text }),
            None => Ok(results
                .take()
                .into_iter()
                .map(|result| result.expect("a program without a panic returns"))
                .collect()),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Report {}
