//! The public C interface, as host programs call it: one file per header of the library.
//!
//! Where CANN provides the interface, these exports are compiled out (`cfg(cann)`); the rest of the simulator stays, for worlds in
//! tests. Semantics are the library's (snapshot 2026-07-24), with its silent failures made loud: a failed call leaves a sentence for
//! `aclGetRecentErrMsg`.

mod acl;
pub(crate) mod barrier;
mod collective;
mod heap;
mod init;
pub(crate) mod status;

use std::ffi::CString;
use std::rc::Rc;

use crate::engine::{Engine, Pe, WaitError};

/// The machine and the PE for which a host call acts; `None` before aclInit, or on another thread than that of aclInit.
fn caller() -> Option<(Rc<Engine>, Rc<Pe>)> {
    let engine = Engine::current()?;
    let pe = engine.caller();
    Some((engine, pe))
}

/// Keeps the reason of a failure for `aclGetRecentErrMsg`, and gives back the status.
fn fail(pe: &Pe, status: i32, message: impl Into<Vec<u8>>) -> i32 {
    *pe.message.borrow_mut() = CString::new(message).unwrap_or_default();
    status
}

/// The sentence for a wait that ended without what it waited for.
fn wait_message(error: &WaitError) -> String {
    match error {
        WaitError::Deadlock => "nothing could run any more: see the deadlock report".to_string(),
        WaitError::NotYet(what) | WaitError::Timeout(what) | WaitError::PeerGone(what) => what.clone(),
    }
}
