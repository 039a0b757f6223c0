//! The processes of a run: started together, watched together, ended together.

use std::io::IsTerminal;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process, set_parent_process_death_signal};

use super::output::pass_on;

/// Between two looks at the processes.
const LOOK: Duration = Duration::from_millis(2);
/// How long the others may take to end by themselves, and then after SIGTERM.
const GRACE: Duration = Duration::from_millis(1000);
/// After this long the launcher says on a terminal whom it waits for.
const QUIET: Duration = Duration::from_secs(5);
/// The status of a run that took too long, as that of timeout(1).
const TIMED_OUT: u8 = 124;

/// The processes of a run.
pub(super) struct Children {
    list: Vec<Running>,
    outputs: Vec<JoinHandle<()>>,
    /// The number of a signal that the launcher got, or 0.
    interrupted: Arc<AtomicUsize>,
}

struct Running {
    child: Child,
    status: Option<ExitStatus>,
}

/// Why a run is being ended.
enum Ending {
    Failure { pe: usize },
    Timeout(Duration),
    Signal(usize),
}

impl Children {
    /// Starts `pes` processes. When one cannot be started, those before it are ended.
    pub(super) fn start(
        program: &str,
        pes: usize,
        prefix: bool,
        command: impl Fn(usize) -> Command,
    ) -> Result<Children, String> {
        let interrupted = Arc::new(AtomicUsize::new(0));
        for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
            let flag = signal_hook::flag::register_usize(signal, interrupted.clone(), signal as usize);
            flag.map_err(|error| format!("signals cannot be handled: {error}"))?;
        }
        let mut children = Children { list: Vec::new(), outputs: Vec::new(), interrupted };
        for pe in 0..pes {
            let mut command = command(pe);
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
            die_with_parent(&mut command);
            match command.spawn() {
                Ok(child) => children.adopt(child, prefix.then(|| format!("[pe {pe}] "))),
                Err(error) => {
                    children.end_all(Signal::KILL);
                    return Err(format!("PE {pe} cannot be started: {program}: {error}"));
                }
            }
        }
        Ok(children)
    }

    fn adopt(&mut self, mut child: Child, prefix: Option<String>) {
        if let Some(stdout) = child.stdout.take() {
            self.outputs.push(pass_on(stdout, prefix.clone(), false));
        }
        if let Some(stderr) = child.stderr.take() {
            self.outputs.push(pass_on(stderr, prefix, true));
        }
        self.list.push(Running { child, status: None });
    }

    /// Waits until all have ended; gives back the run's status.
    pub(super) fn watch(mut self, timeout: Option<Duration>) -> Result<u8, String> {
        let begin = Instant::now();
        let mut said = QUIET;
        let ending = loop {
            self.look();
            if let Some(pe) =
                self.list.iter().position(|running| running.status.is_some_and(|status| !status.success()))
            {
                break Some(Ending::Failure { pe });
            }
            if self.list.iter().all(|running| running.status.is_some()) {
                break None;
            }
            let signal = self.interrupted.load(Ordering::Relaxed);
            if signal != 0 {
                break Some(Ending::Signal(signal));
            }
            if let Some(timeout) = timeout.filter(|timeout| begin.elapsed() > *timeout) {
                break Some(Ending::Timeout(timeout));
            }
            if begin.elapsed() > said {
                said *= 2;
                self.say_whom(begin.elapsed());
            }
            thread::sleep(LOOK);
        };
        let code = ending.map_or(0, |ending| self.end(ending));
        for output in self.outputs.drain(..) {
            // A reader thread that panicked has lost output, nothing else.
            let _ = output.join();
        }
        Ok(code)
    }

    fn look(&mut self) {
        for running in self.list.iter_mut().filter(|running| running.status.is_none()) {
            running.status = running.child.try_wait().ok().flatten();
        }
    }

    fn alive(&self) -> Vec<usize> {
        (0..self.list.len()).filter(|pe| self.list[*pe].status.is_none()).collect()
    }

    fn say_whom(&self, elapsed: Duration) {
        if std::io::stderr().is_terminal() {
            eprintln!("waiting for {} after {} s", names(&self.alive()), elapsed.as_secs());
        }
    }

    /// Ends the run, says why, and gives back its status.
    fn end(&mut self, ending: Ending) -> u8 {
        let alive = self.alive();
        match ending {
            // The others may be about to say what they know.
            Ending::Failure { .. } => self.wait_for(GRACE),
            Ending::Timeout(_) => {}
            Ending::Signal(signal) => {
                self.signal_all(Signal::from_named_raw(signal as i32).unwrap_or(Signal::TERM));
                self.wait_for(GRACE);
            }
        }
        let (ended, worst) = (self.alive().len(), self.worst());
        self.end_all(Signal::TERM);
        match ending {
            Ending::Failure { pe } => {
                let (id, status) = (self.list[pe].child.id(), self.list[pe].status);
                let what = status.map_or_else(|| "ended".to_string(), describe);
                let others = match ended {
                    0 => String::new(),
                    1 => "; the other PE that was left was ended".to_string(),
                    _ => format!("; the other {ended} PEs that were left were ended"),
                };
                eprintln!("error: PE {pe} (process {id}) {what}{others}");
                worst
            }
            Ending::Timeout(timeout) => {
                eprintln!(
                    "error: after {} s these were still running and were ended: {}",
                    timeout.as_secs(),
                    names(&alive)
                );
                TIMED_OUT
            }
            Ending::Signal(signal) => {
                eprintln!("error: interrupted: {} ended", names(&alive));
                128 + signal as u8
            }
        }
    }

    fn wait_for(&mut self, time: Duration) {
        let until = Instant::now() + time;
        while Instant::now() < until && !self.alive().is_empty() {
            thread::sleep(LOOK);
            self.look();
        }
    }

    fn signal_all(&self, signal: Signal) {
        for running in self.list.iter().filter(|running| running.status.is_none()) {
            if let Some(pid) = Pid::from_raw(running.child.id() as i32) {
                // It may have ended meanwhile; it is not reaped, so its number is still its own.
                let _ = kill_process(pid, signal);
            }
        }
    }

    /// Ends what still runs: with `signal`, then with SIGKILL.
    fn end_all(&mut self, signal: Signal) {
        self.signal_all(signal);
        self.wait_for(GRACE);
        self.signal_all(Signal::KILL);
        for running in self.list.iter_mut().filter(|running| running.status.is_none()) {
            running.status = running.child.wait().ok();
        }
    }

    /// The worst status of those that have ended.
    fn worst(&self) -> u8 {
        let code = |status: ExitStatus| match (status.code(), status.signal()) {
            (Some(code), _) => code as u8,
            (None, signal) => 128 + signal.unwrap_or(0) as u8,
        };
        self.list.iter().filter_map(|running| running.status).map(code).max().unwrap_or(1)
    }
}

fn describe(status: ExitStatus) -> String {
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("ended with status {code}"),
        (None, Some(signal)) => format!("was killed by {}", signal_name(signal)),
        (None, None) => "ended".to_string(),
    }
}

fn signal_name(signal: i32) -> String {
    signal_hook::low_level::signal_name(signal).map_or_else(|| format!("signal {signal}"), str::to_string)
}

fn names(pes: &[usize]) -> String {
    const MOST: usize = 16;
    let shown: Vec<String> = pes.iter().take(MOST).map(|pe| format!("PE {pe}")).collect();
    let more = pes.len().saturating_sub(MOST);
    if more > 0 { format!("{} and {more} more", shown.join(", ")) } else { shown.join(", ") }
}

/// The kernel ends the process when the launcher ends, however that happens.
fn die_with_parent(command: &mut Command) {
    // SAFETY: the closure makes one system call, which is allowed between fork and exec.
    unsafe {
        command.pre_exec(|| Ok(set_parent_process_death_signal(Some(Signal::KILL))?));
    }
}
