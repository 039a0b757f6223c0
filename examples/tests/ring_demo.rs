//! The ring demo, as users run it.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use shmem_host::launcher::Pe;
use shmem_host::sim::World;

const DEMO: &str = env!("CARGO_BIN_EXE_rma_d2h_demo");
const WRONG: &str = env!("CARGO_BIN_EXE_wrong_ring_demo");
const DEADLOCK: &str = env!("CARGO_BIN_EXE_deadlock_demo");
const STUCK: &str = env!("CARGO_BIN_EXE_stuck_demo");

fn run(program: &str, arguments: &[&str]) -> Output {
    Command::new(program).args(arguments).output().expect("the demo starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Every PE's lines are there, and the status is 0.
fn assert_success(output: &Output, pes: usize) {
    let (out, error) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{out}{error}");
    for pe in 0..pes {
        let next = (pe + 1) % pes;
        for line in [
            format!("{pe}: received message {pe} {next}"),
            format!("[SUCCESS] run success in pe {pe}"),
            format!("[INFO] demo run end in pe {pe}"),
        ] {
            assert_eq!(out.lines().filter(|found| *found == line).count(), 1, "{line}\n{out}");
        }
    }
    assert_eq!(out.lines().count(), 3 * pes, "{out}");
}

#[test]
fn it_runs_with_1_to_64_pes() {
    for pes in [1, 2, 3, 8, 64] {
        assert_success(&run(DEMO, &["--pes", &pes.to_string()]), pes);
    }
    assert_success(&run(DEMO, &[]), 8);
}

#[test]
fn it_runs_natively_and_says_so() {
    let output = Command::new(DEMO)
        .args(["--pes", "2"])
        .env("SHMEM_SIM_KERNELS", "native")
        .output()
        .expect("it starts");
    assert_success(&output, 2);
    assert_eq!(text(&output.stderr).lines().filter(|line| line.contains("natively")).count(), 1);
}

#[cfg(feature = "ascend950")]
#[test]
fn it_runs_on_a_simulated_ascend950() {
    let output = Command::new(DEMO)
        .args(["--pes", "2"])
        .env("SHMEM_SIM_SOC", "ascend950")
        .output()
        .expect("it starts");
    assert_success(&output, 2);
    assert!(text(&output.stderr).contains("simulated ascend950"), "{}", text(&output.stderr));
}

#[test]
fn a_wrong_kernel_is_told_by_text_and_status() {
    let output = run(WRONG, &["--pes", "3"]);
    assert_eq!(output.status.code(), Some(1));
    let out = text(&output.stdout);
    assert_eq!(
        out.lines().filter(|line| line.starts_with("[ERROR] run result incorrect in pe ")).count(),
        3,
        "{out}"
    );
    assert!(!out.contains("[SUCCESS]"), "{out}");
}

#[test]
fn wrong_arguments_end_with_status_2_and_a_reason() {
    for (arguments, reason) in [
        (&["--pes", "0"][..], "1 to 16384"),
        (&["--pes", "16385"], "1 to 16384"),
        (&["--pes", "x"], "invalid"),
        (&["2", "2"], "0 to 1"),
        (&["2"], "required"),
    ] {
        let output = run(DEMO, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(reason), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
fn two_pes_can_be_started_by_hand() {
    let start = |pe: &str| {
        let mut command = Command::new(DEMO);
        command.args(["2", pe]).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("the demo starts")
    };
    let pes = [start("0"), start("1")];
    let outputs = pes.map(|pe| pe.wait_with_output().expect("it ends"));
    for (number, output) in outputs.iter().enumerate() {
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(&format!("[SUCCESS] run success in pe {number}")));
    }
}

#[test]
fn a_world_of_384_pes_runs_in_one_process() {
    let right = World::new(384)
        .run(|number| {
            let pe = Pe::new(number, 384, "tcp://127.0.0.1:8998").expect("a PE of the world");
            examples::ring_demo::run_pe(&pe, |stream, blocks, input, output| {
                kernels::ring::ring::launch(stream, blocks, input, output)
            })
            .expect("the demo runs")
        })
        .expect("nothing is found");
    assert_eq!(right, vec![true; 384]);
}

#[test]
fn a_deadlock_across_processes_is_reported_with_everyones_place() {
    let source = include_str!("programs/deadlock_demo.rs");
    let line = 1 + source.lines().position(|line| line.contains("barrier_all();")).expect("it has a barrier");
    for (life, kernel) in
        [("native", "one_block_only (native)"), ("compiled", "one_block_only_a3 (compiled)")]
    {
        let begin = Instant::now();
        let mut command = Command::new(DEADLOCK);
        let output =
            command.env("SHMEM_SIM_KERNELS", life).env("SHMEM_SIM_SOC", "a3").output().expect("it starts");
        assert!(begin.elapsed() < Duration::from_secs(10));
        assert_eq!(output.status.code(), Some(1));
        let error = text(&output.stderr);
        assert!(error.contains("error[deadlock]: nothing can run"), "{error}");
        for pe in 0..3 {
            let waits = format!(
                "PE {pe}, kernel {kernel}, AIV 0: barrier_all at examples/tests/programs/deadlock_demo.rs:{line}:"
            );
            assert!(error.contains(&waits), "{waits}\n{error}");
        }
    }
}

/// A run of PEs that wait for ever.
struct Stuck {
    launcher: Child,
}

impl Stuck {
    /// Starts it, and waits until every PE waits.
    fn start(pes: usize) -> Stuck {
        let mut launcher = Command::new(STUCK)
            .args(["--pes", &pes.to_string()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut out = launcher.stdout.take().expect("it was piped");
        let mut seen = Vec::new();
        while text(&seen).lines().count() < pes {
            let mut buffer = [0; 256];
            let read = out.read(&mut buffer).expect("it can be read");
            assert!(read > 0, "it ended: {}", text(&seen));
            seen.extend_from_slice(&buffer[..read]);
        }
        launcher.stdout = Some(out);
        Stuck { launcher }
    }

    fn children(&self) -> Vec<u32> {
        let path = format!("/proc/{0}/task/{0}/children", self.launcher.id());
        let list = fs::read_to_string(path).expect("the kernel lists children");
        list.split_whitespace().map(|pid| pid.parse().expect("a process number")).collect()
    }

    /// Waits for its end; gives back its status and what it said on standard error.
    fn end(self, within: Duration) -> (Option<i32>, String) {
        let children = self.children();
        let begin = Instant::now();
        let output = self.launcher.wait_with_output().expect("it ends");
        assert!(begin.elapsed() < within, "it took {:?}", begin.elapsed());
        for child in children {
            assert!(!Path::new(&format!("/proc/{child}")).exists(), "process {child} is left");
        }
        (output.status.code(), text(&output.stderr))
    }
}

fn signal(pid: u32, name: &str) {
    let sent =
        Command::new("kill").args([&format!("-{name}"), &pid.to_string()]).status().expect("kill runs");
    assert!(sent.success());
}

fn shared_memory() -> usize {
    fs::read_dir("/dev/shm").map_or(0, Iterator::count)
}

#[test]
fn a_killed_pe_ends_the_run_and_is_named() {
    let before = shared_memory();
    let stuck = Stuck::start(4);
    let children = stuck.children();
    signal(children[2], "KILL");
    let (status, error) = stuck.end(Duration::from_secs(8));
    assert_eq!(status, Some(137), "{error}");
    assert!(error.contains("PE 2 (process ") && error.contains("was killed by SIGKILL"), "{error}");
    assert_eq!(shared_memory(), before);
}

#[test]
fn an_interrupt_ends_the_run() {
    let stuck = Stuck::start(4);
    signal(stuck.launcher.id(), "INT");
    let (status, error) = stuck.end(Duration::from_secs(8));
    assert_eq!(status, Some(130), "{error}");
    assert!(error.contains("interrupted"), "{error}");
}

#[test]
fn a_killed_launcher_leaves_no_pe() {
    let mut stuck = Stuck::start(4);
    let children = stuck.children();
    stuck.launcher.kill().expect("it runs");
    stuck.launcher.wait().expect("it ends");
    let begin = Instant::now();
    while children.iter().any(|child| Path::new(&format!("/proc/{child}")).exists()) {
        assert!(begin.elapsed() < Duration::from_secs(8), "PEs are left");
        sleep(Duration::from_millis(10));
    }
}
