//! Symmetric memory: the same buffer on every PE.

use std::fmt;
use std::marker::PhantomData;

use shmem_sim::vocabulary::Element;

use crate::buffer::{Memory, bytes_of};
use crate::error::{Error, Status, failed};
use crate::shmem::Shmem;
use crate::sys;

/// A symmetric heap: [`DeviceSide`] or [`HostSide`].
pub trait Side: sealed::Sealed {
    /// The library's number of it.
    #[doc(hidden)]
    const RAW: i32;
    /// The library's name of it.
    #[doc(hidden)]
    const NAME: &'static str;
}

/// The heap in device memory.
#[derive(Clone, Copy, Debug)]
pub struct DeviceSide;

/// The heap in host memory that the device can reach; made by the first allocation in it.
#[derive(Clone, Copy, Debug)]
pub struct HostSide;

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::DeviceSide {}
    impl Sealed for super::HostSide {}
}

impl Side for DeviceSide {
    const RAW: i32 = 1;
    const NAME: &'static str = "DEVICE_SIDE";
}

impl Side for HostSide {
    const RAW: i32 = 0;
    const NAME: &'static str = "HOST_SIDE";
}

/// `len` elements in a symmetric heap, at the same offset on every PE.
///
/// Making one is collective, and so is dropping it: every PE drops its buffers in the same order. It knows its heap, so it cannot be
/// freed in the wrong one. While its thread panics it is not freed, because the other PEs would not come.
pub struct SymBuf<'shmem, T, S: Side> {
    memory: Memory<T>,
    side: PhantomData<S>,
    shmem: PhantomData<&'shmem Shmem<'shmem>>,
}

impl Shmem<'_> {
    /// Allocates `len` elements, not initialised. Collective: every PE calls it with the same length.
    ///
    /// Errors: `len` is 0 (the library would give NULL), there is no room, or the PEs' calls differ.
    pub fn malloc<T: Element, S: Side>(&self, len: usize) -> Result<SymBuf<'_, T, S>, Error> {
        let bytes = bytes_of::<T>("the length of a symmetric buffer", len)?;
        // SAFETY: the library is initialised as long as `self` lives.
        let address = unsafe { sys::heap::aclshmemx_malloc(bytes, S::RAW) };
        SymBuf::new("aclshmemx_malloc", address.cast(), len, bytes)
    }

    /// The same, all zero.
    pub fn calloc<T: Element, S: Side>(&self, len: usize) -> Result<SymBuf<'_, T, S>, Error> {
        let bytes = bytes_of::<T>("the length of a symmetric buffer", len)?;
        // SAFETY: the library is initialised as long as `self` lives.
        let address = unsafe { sys::heap::aclshmemx_calloc(len, size_of::<T>(), S::RAW) };
        SymBuf::new("aclshmemx_calloc", address.cast(), len, bytes)
    }
}

impl<T: Element, S: Side> SymBuf<'_, T, S> {
    fn new(call: &str, address: *mut T, len: usize, bytes: usize) -> Result<Self, Error> {
        if address.is_null() {
            let call = format!("{call}({bytes} bytes, {})", S::NAME);
            return Err(failed(call, Status::Shmem(-8)));
        }
        Ok(SymBuf { memory: Memory::new(address, len), side: PhantomData, shmem: PhantomData })
    }

    /// How many elements it has.
    #[allow(clippy::len_without_is_empty, reason = "a buffer is never empty")]
    pub fn len(&self) -> usize {
        self.memory.len
    }

    /// Copies from the host into this PE's part; waits for the copy, not for streams.
    pub fn copy_from(&mut self, values: &[T]) -> Result<(), Error> {
        self.memory.copy_from(values)
    }

    /// Copies this PE's part to the host; waits for the copy, not for streams: synchronise the stream that writes it first, and meet the
    /// PEs that write it.
    pub fn copy_to(&self, values: &mut [T]) -> Result<(), Error> {
        self.memory.copy_to(values)
    }

    pub(crate) fn memory(&self) -> &Memory<T> {
        &self.memory
    }
}

impl<T, S: Side> Drop for SymBuf<'_, T, S> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        self.memory.wait();
        // SAFETY: it was allocated in this heap, and no launch of this PE uses it any more.
        unsafe { sys::heap::aclshmemx_free(self.memory.address.cast(), S::RAW) };
    }
}

impl<T, S: Side> fmt::Debug for SymBuf<'_, T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SymBuf({} elements at {:p}, {})", self.memory.len, self.memory.address, S::NAME)
    }
}
