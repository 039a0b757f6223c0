//! A range of memory that is committed page by page when it is touched, private or shared between PE processes.
//!
//! A shared segment is a memfd: it has no name in the file system, so nothing is left behind whoever is killed when. Peers, who
//! are the same user, open it through `/proc/PID/fd/FD`.

use std::fs::OpenOptions;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::ptr::null_mut;

use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::mm::{MapFlags, ProtFlags, mmap, mmap_anonymous, munmap};

/// A mapped range; unmapped when dropped.
#[derive(Debug)]
pub(crate) struct Segment {
    base: *mut u8,
    len: usize,
    file: Option<OwnedFd>,
}

impl Segment {
    /// Memory of this process alone, zero until touched.
    pub(crate) fn private(len: usize) -> io::Result<Segment> {
        let flags = MapFlags::PRIVATE | MapFlags::NORESERVE;
        // SAFETY: a new mapping at an address that the kernel chooses touches no memory in use.
        let base = unsafe { mmap_anonymous(null_mut(), len, ProtFlags::READ | ProtFlags::WRITE, flags)? };
        Ok(Segment { base: base.cast(), len, file: None })
    }

    /// Memory that other processes of this user can open.
    pub(crate) fn shared(len: usize) -> io::Result<Segment> {
        let file = memfd_create("shmem-sim", MemfdFlags::CLOEXEC)?;
        ftruncate(&file, len as u64)?;
        Segment::map(file, len)
    }

    /// The shared segment of another process.
    pub(crate) fn open(pid: u32, fd: i32, len: usize) -> io::Result<Segment> {
        let file = OpenOptions::new().read(true).write(true).open(format!("/proc/{pid}/fd/{fd}"))?;
        let found = file.metadata()?.len();
        if found != len as u64 {
            let what = format!("process {pid} shares {found} bytes, not {len}");
            return Err(io::Error::new(io::ErrorKind::InvalidData, what));
        }
        Segment::map(file.into(), len)
    }

    fn map(file: OwnedFd, len: usize) -> io::Result<Segment> {
        let flags = MapFlags::SHARED | MapFlags::NORESERVE;
        // SAFETY: a new mapping at an address that the kernel chooses touches no memory in use.
        let base = unsafe { mmap(null_mut(), len, ProtFlags::READ | ProtFlags::WRITE, flags, &file, 0)? };
        Ok(Segment { base: base.cast(), len, file: Some(file) })
    }

    pub(crate) fn base(&self) -> *mut u8 {
        self.base
    }

    /// The descriptor that peers open; `None` when it is private.
    pub(crate) fn fd(&self) -> Option<i32> {
        self.file.as_ref().map(AsRawFd::as_raw_fd)
    }
}

impl Drop for Segment {
    fn drop(&mut self) {
        // SAFETY: the range was mapped by this value and nothing refers to it any more. A failure would leave it mapped.
        let _ = unsafe { munmap(self.base.cast(), self.len) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_peer_sees_what_is_written() {
        let ours = Segment::shared(1 << 30).expect("a memfd can be made");
        let fd = ours.fd().expect("a shared segment has a descriptor");
        let theirs = Segment::open(std::process::id(), fd, 1 << 30).expect("it can be opened");
        // SAFETY: both mappings are 1 GiB long and nothing else touches them.
        unsafe {
            ours.base().add(4096).write(7);
            assert_eq!(theirs.base().add(4096).read(), 7);
        }
        assert_ne!(ours.base(), theirs.base());
    }

    #[test]
    fn a_wrong_length_is_refused() {
        let ours = Segment::shared(4096).expect("a memfd can be made");
        let error =
            Segment::open(std::process::id(), ours.fd().expect("shared"), 8192).expect_err("too long");
        assert!(error.to_string().contains("4096"), "{error}");
    }
}
