//! Device memory and pinned host memory, typed.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::ptr::null_mut;

use shmem_sim::vocabulary::Element;

use crate::Stream;
use crate::acl::Device;
use crate::error::{Error, acl};
use crate::stream::Use;
use crate::sys;

/// `len` elements of device memory; freed when dropped, after the launches that use it.
#[derive(Debug)]
pub struct DeviceBuf<'device, T> {
    memory: Memory<T>,
    device: PhantomData<&'device ()>,
}

impl Device<'_> {
    /// Device memory for `len` elements, not initialised. Errors: `len` is 0, or there is no memory.
    pub fn alloc<T: Element>(&self, len: usize) -> Result<DeviceBuf<'_, T>, Error> {
        let bytes = bytes_of::<T>("the length of a device buffer", len)?;
        let mut address = null_mut();
        // SAFETY: `address` is a place for the address.
        let status = unsafe { sys::acl::aclrtMalloc(&mut address, bytes, sys::acl::MALLOC_HUGE_FIRST) };
        acl(&format!("aclrtMalloc({bytes} bytes)"), status)?;
        Ok(DeviceBuf { memory: Memory::new(address.cast(), len), device: PhantomData })
    }

    /// Pinned host memory with a copy of `values`. Errors: there are none, or there is no memory.
    pub fn pinned<T: Element>(&self, values: &[T]) -> Result<PinnedBuf<'_, T>, Error> {
        let bytes = bytes_of::<T>("the length of a pinned buffer", values.len())?;
        let mut address = null_mut();
        // SAFETY: `address` is a place for the address.
        acl(&format!("aclrtMallocHost({bytes} bytes)"), unsafe {
            sys::acl::aclrtMallocHost(&mut address, bytes)
        })?;
        // SAFETY: `bytes` bytes were just allocated there, which is room for the values.
        unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), address.cast(), values.len()) };
        Ok(PinnedBuf { memory: Memory::new(address.cast(), values.len()), device: PhantomData })
    }
}

impl<T: Element> DeviceBuf<'_, T> {
    /// How many elements it has.
    #[allow(clippy::len_without_is_empty, reason = "a buffer is never empty")]
    pub fn len(&self) -> usize {
        self.memory.len
    }

    /// Copies from the host; waits for the copy, not for streams.
    pub fn copy_from(&mut self, values: &[T]) -> Result<(), Error> {
        self.memory.copy_from(values)
    }

    /// Copies to the host; waits for the copy, not for streams: synchronise the stream that writes the buffer first.
    pub fn copy_to(&self, values: &mut [T]) -> Result<(), Error> {
        self.memory.copy_to(values)
    }

    pub(crate) fn memory(&self) -> &Memory<T> {
        &self.memory
    }
}

impl<T> Drop for DeviceBuf<'_, T> {
    fn drop(&mut self) {
        self.memory.wait();
        // SAFETY: it was allocated by aclrtMalloc, and no launch uses it any more.
        unsafe { sys::acl::aclrtFree(self.memory.address.cast()) };
    }
}

/// Pinned host memory; a slice. It is freed, and can be changed, after the copies that read it.
#[derive(Debug)]
pub struct PinnedBuf<'device, T> {
    memory: Memory<T>,
    device: PhantomData<&'device ()>,
}

impl<T: Element> PinnedBuf<'_, T> {
    /// Copies all of it to a device buffer of the same length, as work of a stream.
    pub fn copy_to_device(&self, to: &DeviceBuf<'_, T>, stream: &Stream<'_>) -> Result<(), Error> {
        same_length("copy to the device", to.len(), self.len())?;
        let bytes = self.len() * size_of::<T>();
        let (to_address, from) = (to.memory.address.cast(), self.memory.address.cast());
        let used = stream.enqueue();
        to.memory.note(used.clone());
        self.memory.note(used);
        // SAFETY: both have `bytes` bytes; the stream's work is waited for before either is freed.
        let status = unsafe {
            sys::acl::aclrtMemcpyAsync(
                to_address,
                bytes,
                from,
                bytes,
                sys::acl::HOST_TO_DEVICE,
                stream.handle(),
            )
        };
        acl(&format!("aclrtMemcpyAsync({bytes} bytes)"), status)
    }
}

impl<T> Deref for PinnedBuf<'_, T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: `len` elements were written there when it was made.
        unsafe { std::slice::from_raw_parts(self.memory.address, self.memory.len) }
    }
}

impl<T> DerefMut for PinnedBuf<'_, T> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.memory.wait();
        // SAFETY: as in `deref`; `self` is borrowed mutably, and no copy reads it any more.
        unsafe { std::slice::from_raw_parts_mut(self.memory.address, self.memory.len) }
    }
}

impl<T> Drop for PinnedBuf<'_, T> {
    fn drop(&mut self) {
        self.memory.wait();
        // SAFETY: it was allocated by aclrtMallocHost, and no copy reads it any more.
        unsafe { sys::acl::aclrtFreeHost(self.memory.address.cast()) };
    }
}

/// Elements at an address that kernels use, and the launches that do.
#[derive(Debug)]
pub(crate) struct Memory<T> {
    pub(crate) address: *mut T,
    pub(crate) len: usize,
    uses: RefCell<Vec<Use>>,
}

impl<T> Memory<T> {
    pub(crate) fn new(address: *mut T, len: usize) -> Memory<T> {
        Memory { address, len, uses: RefCell::default() }
    }

    /// Notes a launch or copy that uses it. Of each stream the last one is enough, because it runs them in order.
    pub(crate) fn note(&self, used: Use) {
        let mut uses = self.uses.borrow_mut();
        uses.retain(|before| !before.is_over() && !before.same_stream(&used));
        uses.push(used);
    }

    /// Waits for the launches that use it.
    pub(crate) fn wait(&self) {
        for used in self.uses.borrow().iter() {
            used.wait();
        }
    }

    /// Copies from the host.
    pub(crate) fn copy_from(&self, values: &[T]) -> Result<(), Error> {
        same_length("copy from the host", self.len, values.len())?;
        let bytes = std::mem::size_of_val(values);
        // SAFETY: both have `bytes` bytes.
        let status = unsafe {
            let (to, from) = (self.address.cast(), values.as_ptr().cast());
            sys::acl::aclrtMemcpy(to, bytes, from, bytes, sys::acl::HOST_TO_DEVICE)
        };
        acl(&format!("aclrtMemcpy({bytes} bytes to the device)"), status)
    }

    /// Copies to the host.
    pub(crate) fn copy_to(&self, values: &mut [T]) -> Result<(), Error> {
        same_length("copy to the host", self.len, values.len())?;
        let bytes = std::mem::size_of_val(values);
        // SAFETY: both have `bytes` bytes.
        let status = unsafe {
            let (to, from) = (values.as_mut_ptr().cast(), self.address.cast());
            sys::acl::aclrtMemcpy(to, bytes, from, bytes, sys::acl::DEVICE_TO_HOST)
        };
        acl(&format!("aclrtMemcpy({bytes} bytes to the host)"), status)
    }
}

fn same_length(what: &'static str, buffer: usize, slice: usize) -> Result<(), Error> {
    if buffer == slice { Ok(()) } else { Err(Error::Length { what, buffer, slice }) }
}

/// The size of `len` elements, which is not 0.
pub(crate) fn bytes_of<T>(what: &'static str, len: usize) -> Result<usize, Error> {
    match len.checked_mul(size_of::<T>()) {
        Some(bytes) if bytes > 0 && isize::try_from(bytes).is_ok() => Ok(bytes),
        _ => Err(Error::Value {
            what,
            value: len.to_string(),
            limit: "from 1 to what fits in memory".to_string(),
        }),
    }
}
