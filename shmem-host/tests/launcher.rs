//! The launcher, with shells as PEs. It prints and exits, so it runs in a process of its own: this test program again.

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use shmem_host::launcher::Launch;

/// Runs `script` as PEs under the launcher.
fn launch(script: &str, pes: usize, options: &str) -> Output {
    let program = std::env::current_exe().expect("a test has a program");
    let mut command = Command::new(program);
    command.args(["--exact", "child", "--nocapture", "--test-threads=1"]);
    command.env("CHILD_SCRIPT", script).env("CHILD_PES", pes.to_string()).env("CHILD_OPTIONS", options);
    command.output().expect("it runs")
}

/// What [`launch`] runs.
#[test]
fn child() {
    let Ok(script) = std::env::var("CHILD_SCRIPT") else { return };
    let options = std::env::var("CHILD_OPTIONS").unwrap_or_default();
    let pes = std::env::var("CHILD_PES").expect("it is set").parse().expect("a number");
    let program = if options.contains("missing") { "/nowhere/program" } else { "/bin/sh" };
    let mut launch = Launch::new(program).args(["-c", &script]).pes(pes).prefix(options.contains("prefix"));
    if options.contains("timeout") {
        launch = launch.timeout(Duration::from_secs(1));
    }
    let code = launch.run();
    // An exit status cannot be read back: it is shown as it is.
    println!("code: {code:?}");
}

/// What the PEs wrote; the test harness puts its own words before the first line.
fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).replace("test child ... ", "")
}

fn code(output: &Output) -> String {
    let text = text(output);
    let shown =
        text.split("code: ExitCode(unix_exit_status(").nth(1).unwrap_or_else(|| panic!("no code in {text}"));
    shown.chars().take_while(char::is_ascii_digit).collect()
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn each_pe_knows_its_number() {
    let output = launch("echo $SHMEM_LAUNCH_PE of $SHMEM_LAUNCH_PES at $SHMEM_UID_SESSION_ID", 3, "prefix");
    let text = text(&output);
    for pe in 0..3 {
        assert!(text.contains(&format!("[pe {pe}] {pe} of 3 at 127.0.0.1:")), "{text}");
    }
    assert_eq!(code(&output), "0");
}

#[test]
fn the_worst_status_wins_and_the_first_failure_is_named() {
    let output = launch("exit $SHMEM_LAUNCH_PE", 4, "");
    assert_eq!(code(&output), "3");
    assert!(error(&output).contains("ended with status"), "{}", error(&output));
}

#[test]
fn a_failure_ends_the_others() {
    let begin = Instant::now();
    let output = launch("[ $SHMEM_LAUNCH_PE = 1 ] && exit 7; exec sleep 600", 4, "");
    assert!(begin.elapsed() < Duration::from_secs(10));
    assert_eq!(code(&output), "7");
    let text = error(&output);
    assert!(
        text.contains("PE 1 (process ") && text.contains("status 7") && text.contains("other 3 PEs"),
        "{text}"
    );
}

#[test]
fn a_killed_pe_is_named_with_its_signal() {
    let output = launch("[ $SHMEM_LAUNCH_PE = 2 ] && kill -9 $$; exec sleep 600", 3, "");
    assert_eq!(code(&output), "137");
    assert!(
        error(&output).contains("PE 2 (process ") && error(&output).contains("SIGKILL"),
        "{}",
        error(&output)
    );
}

#[test]
fn a_pe_that_ignores_signals_is_ended_all_the_same() {
    let begin = Instant::now();
    let output = launch("[ $SHMEM_LAUNCH_PE = 0 ] && exit 1; trap '' TERM; while :; do sleep 1; done", 2, "");
    assert!(begin.elapsed() < Duration::from_secs(10));
    assert_eq!(code(&output), "1");
}

#[test]
fn a_timeout_names_those_still_running() {
    let output = launch("[ $SHMEM_LAUNCH_PE = 0 ] || exec sleep 600", 3, "timeout");
    assert_eq!(code(&output), "124");
    assert!(error(&output).contains("PE 1, PE 2") && !error(&output).contains("PE 0,"), "{}", error(&output));
}

#[test]
fn what_cannot_be_started_is_told() {
    let output = launch("true", 2, "missing");
    assert_eq!(code(&output), "2");
    assert!(error(&output).contains("PE 0 cannot be started: /nowhere/program"), "{}", error(&output));
    for pes in [0, 16385] {
        let output = launch("true", pes, "");
        assert!(error(&output).contains("1 to 16384"), "{}", error(&output));
    }
}

#[test]
fn lines_are_never_mixed() {
    let script = "i=0; while [ $i -lt 50 ]; do printf '%s' aaaaaaaaaaaaaaaa; printf '%s\\n' bbbbbbbbbbbbbbbb; i=$((i+1)); done";
    let output = launch(script, 8, "");
    let text = text(&output);
    let lines = text.lines().filter(|line| *line == "aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb").count();
    assert_eq!(lines, 8 * 50);
    assert_eq!(code(&output), "0");
}

#[test]
fn sixty_four_pes() {
    let output = launch("echo here", 64, "");
    let text = text(&output);
    assert_eq!(text.lines().filter(|line| *line == "here").count(), 64);
    assert_eq!(code(&output), "0");
}
