//! Loops end when Rust says so.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use shmem_host::sim::Life;
use shmem_tests::meaning::loops::*;

use crate::lives::{one_life, result};

#[test]
fn a_loop_whose_end_no_compiler_knows() {
    for (n, steps) in [(1, 0), (27, 111), (97, 118), (871, 178)] {
        let found = result(move |site| {
            let out = site.gm(&[0]);
            site.run(collatz::launch(site.stream, 1, n, &out));
            site.read(&out)[0]
        });
        let expected = if steps % 2 == 0 { steps } else { steps + 0x1_0000_0001 };
        assert_eq!(found, expected, "{n}");
    }
}

#[test]
fn a_loop_that_does_nothing_but_end() {
    let found = result(|site| {
        let out = site.gm(&[0]);
        site.run(wraps_to_zero::launch(site.stream, 1, 6, &out));
        site.read(&out)[0]
    });
    assert_eq!(found, 1);
}

#[test]
fn continue_evaluates_the_condition_again() {
    let found = result(|site| {
        let (words, out) = (site.sym(&[0, 3]), site.gm(&[0; 4]));
        site.run(plain_jumps::launch(site.stream, 1, 30, &words, &out));
        site.read(&out)
    });
    let odd_thirds = (1..=20).filter(|i| i % 3 != 0).sum();
    let evens = (0..=21).filter(|i| i % 2 == 0).sum();
    assert_eq!(found, [odd_thirds, evens, 3, -1]);
}

/// Which life the child process of [`an_endless_loop_is_not_removed`] runs.
const ENDLESS: &str = "SHMEM_TESTS_ENDLESS";

/// A core that never ends cannot be stopped from inside its process, so a child runs it: it must still run when the time is over.
#[test]
fn an_endless_loop_is_not_removed() {
    if let Ok(life) = std::env::var(ENDLESS) {
        let life = if life == "native" { Life::Native } else { Life::Compiled };
        return one_life(life, |site| {
            let out = site.gm(&[0]);
            println!("the kernel starts");
            site.run(never_ends::launch(site.stream, 1, 5, &out));
        });
    }
    let start = |life| {
        let mut child = Command::new(std::env::current_exe().expect("the test has a path"));
        child.args(["--exact", "loops::an_endless_loop_is_not_removed", "--nocapture"]).env(ENDLESS, life);
        child.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the child starts")
    };
    let children = ["native", "compiled"].map(start);
    sleep(Duration::from_secs(1));
    for mut child in children {
        let ended = child.try_wait().expect("the child can be asked");
        child.kill().expect("the child can be ended");
        let output = child.wait_with_output().expect("the child ends");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(ended.is_none(), "the loop ended: {said}{}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains("the kernel starts"), "{said}");
    }
}
