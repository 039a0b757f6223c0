//! Streams: work in order.

use std::cell::Cell;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::null_mut;
use std::rc::Rc;
use std::time::Duration;

use crate::error::{Error, acl};
use crate::sys;

/// A stream: kernels and copies run on it in order, beside what the host does.
#[derive(Debug)]
pub struct Stream<'device> {
    line: Rc<Line>,
    device: PhantomData<&'device ()>,
}

/// The stream's handle, and how much of its work is known to be over.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) handle: *mut c_void,
    enqueued: Cell<u64>,
    passed: Cell<u64>,
    gone: Cell<bool>,
}

/// A launch that uses a buffer.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    line: Rc<Line>,
    number: u64,
}

impl Stream<'_> {
    pub(crate) fn new() -> Result<Self, Error> {
        let mut handle = null_mut();
        // SAFETY: `handle` is a place for the stream.
        acl("aclrtCreateStream", unsafe { sys::acl::aclrtCreateStream(&mut handle) })?;
        let line = Line { handle, enqueued: Cell::new(0), passed: Cell::new(0), gone: Cell::new(false) };
        Ok(Stream { line: Rc::new(line), device: PhantomData })
    }

    /// Waits until everything enqueued so far is done.
    ///
    /// Errors: a kernel failed; with the simulator, [`Error::report`] has its findings and deadlock reports.
    pub fn synchronize(&self) -> Result<(), Error> {
        self.line.synchronize()
    }

    /// The same, for at most `timeout` (in whole milliseconds, from 1).
    pub fn synchronize_timeout(&self, timeout: Duration) -> Result<(), Error> {
        let milliseconds = i32::try_from(timeout.as_millis()).unwrap_or(i32::MAX).max(1);
        let enqueued = self.line.enqueued.get();
        // SAFETY: the stream lives as long as `self`.
        let status = unsafe { sys::acl::aclrtSynchronizeStreamWithTimeout(self.line.handle, milliseconds) };
        acl(&format!("aclrtSynchronizeStreamWithTimeout({milliseconds} ms)"), status)?;
        self.line.passed.set(enqueued);
        Ok(())
    }

    pub(crate) fn handle(&self) -> *mut c_void {
        self.line.handle
    }

    /// Counts a piece of work, and gives back what its buffers remember.
    pub(crate) fn enqueue(&self) -> Use {
        let number = self.line.enqueued.get() + 1;
        self.line.enqueued.set(number);
        Use { line: self.line.clone(), number }
    }
}

impl Line {
    fn synchronize(&self) -> Result<(), Error> {
        let enqueued = self.enqueued.get();
        // SAFETY: the stream lives until it is marked gone.
        let status = unsafe { sys::acl::aclrtSynchronizeStream(self.handle) };
        self.passed.set(enqueued);
        acl("aclrtSynchronizeStream", status)
    }
}

impl Use {
    /// Whether the stream is known to have passed it.
    pub(crate) fn is_over(&self) -> bool {
        self.line.gone.get() || self.line.passed.get() >= self.number
    }

    pub(crate) fn same_stream(&self, other: &Use) -> bool {
        Rc::ptr_eq(&self.line, &other.line)
    }

    /// Waits until the stream has passed the launch. A failure of the stream is told by its own synchronisation.
    pub(crate) fn wait(&self) {
        if !self.is_over() {
            let _ = self.line.synchronize();
        }
    }
}

impl Drop for Stream<'_> {
    fn drop(&mut self) {
        self.line.gone.set(true);
        // SAFETY: the stream was created and nothing uses it any more; AscendCL waits for its work.
        unsafe { sys::acl::aclrtDestroyStream(self.line.handle) };
    }
}
