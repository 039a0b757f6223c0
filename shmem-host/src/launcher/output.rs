//! The PEs' output, passed on line by line: a line is never mixed with another's.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::thread::{self, JoinHandle};

/// Passes on what comes out of `from`, until it ends.
pub(super) fn pass_on(
    from: impl Read + Send + 'static,
    prefix: Option<String>,
    to_error: bool,
) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut lines = BufReader::new(from);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            let mut whole = prefix.as_ref().map_or_else(Vec::new, |prefix| prefix.clone().into_bytes());
            whole.append(&mut line);
            if !whole.ends_with(b"\n") {
                whole.push(b'\n');
            }
            // Nobody reads any more: the PEs go on.
            let _ = match to_error {
                true => io::stderr().lock().write_all(&whole),
                false => io::stdout().lock().write_all(&whole),
            };
        }
    })
}
