//! A package's build, with the host's compiler (`host`) and with a toolkit's (`cann`).

mod cann;
mod host;
mod toolkit;
