//! Running a compiler: one object per text, only where something changed, its output kept in a log.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::diagnostic::{Origin, render};
use crate::{Error, output};

/// A text to compile.
pub(crate) struct Job {
    pub(crate) origin: Origin,
    pub(crate) object: PathBuf,
    /// The compiler with all its arguments.
    pub(crate) command: Command,
    /// What the object depends on besides the command and the text.
    pub(crate) fingerprint: String,
}

/// Runs jobs, as many at a time as there are cores. The first error wins; the others go on to their end.
pub(crate) fn run_all(jobs: Vec<Job>) -> Result<(), Error> {
    let workers = thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
    let (next, failed) = (AtomicUsize::new(0), Mutex::new(None));
    let jobs: Vec<Mutex<Job>> = jobs.into_iter().map(Mutex::new).collect();
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut job = job.lock().expect("each job is run once");
                    if let Err(error) = job.run() {
                        failed.lock().expect("no thread panics with the lock").get_or_insert(error);
                    }
                }
            });
        }
    });
    failed.into_inner().expect("no thread panics with the lock").map_or(Ok(()), Err)
}

impl Job {
    fn run(&mut self) -> Result<(), Error> {
        let text = fs::read_to_string(&self.origin.cpp).unwrap_or_default();
        let stamp = format!("{}\n{}\n{text}", show(&self.command), self.fingerprint);
        let stamp_file = with_ending(&self.object, "stamp");
        if fs::read_to_string(&stamp_file).is_ok_and(|found| found == stamp) && is_filled(&self.object) {
            return Ok(());
        }
        // A failure must not leave an object that looks fresh.
        let _ = fs::remove_file(&stamp_file);
        let what = format!("compiling {}", self.origin.cpp.file_name().unwrap_or_default().to_string_lossy());
        run(&mut self.command, &what, &self.object, std::slice::from_ref(&self.origin))?;
        output::write(&stamp_file, &stamp)
    }
}

/// Runs a command that makes `made`, and keeps its output beside it.
pub(crate) fn run(command: &mut Command, what: &str, made: &Path, origins: &[Origin]) -> Result<(), Error> {
    if let Some(folder) = made.parent() {
        fs::create_dir_all(folder)
            .map_err(|error| Error::Write { path: folder.into(), why: error.to_string() })?;
    }
    let _ = fs::remove_file(made);
    let log = with_ending(made, "log");
    let (ok, said) = match command.output() {
        Ok(output) => {
            let said = [output.stdout, output.stderr]
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
                .concat();
            (output.status.success(), said)
        }
        Err(error) => (false, format!("{}: {error}", command.get_program().to_string_lossy())),
    };
    output::write(&log, &format!("{}\n{said}", show(command)))?;
    if !ok {
        return Err(Error::Tool { what: what.to_string(), messages: render(&said, origins), log });
    }
    if is_filled(made) { Ok(()) } else { Err(Error::Empty { object: made.to_path_buf(), log }) }
}

fn is_filled(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| found.len() > 0)
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// The command as a person would type it.
pub(crate) fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}
