//! AscendCL and its devices.

use std::ffi::CStr;
use std::marker::PhantomData;

use crate::error::{Error, acl};
use crate::stream::Stream;
use crate::sys;
use shmem_sim::launch::Soc;

/// AscendCL, initialised for this process; finalised when dropped.
///
/// It stays on the thread that made it.
#[derive(Debug)]
#[must_use = "dropping it ends AscendCL"]
pub struct Acl {
    on_this_thread: PhantomData<*const ()>,
}

impl Acl {
    /// `aclInit`. Errors: it was called already, or `SHMEM_SIM_SOC` is wrong.
    pub fn init() -> Result<Acl, Error> {
        // SAFETY: a null configuration is the default one.
        acl("aclInit", unsafe { sys::acl::aclInit(std::ptr::null()) })?;
        Ok(Acl { on_this_thread: PhantomData })
    }

    /// How many devices there are.
    pub fn device_count(&self) -> Result<u32, Error> {
        let mut count = 0;
        // SAFETY: `count` is a place for the count.
        acl("aclrtGetDeviceCount", unsafe { sys::acl::aclrtGetDeviceCount(&mut count) })?;
        Ok(count)
    }

    /// Takes a device for this thread; given back when dropped.
    pub fn device(&self, number: i32) -> Result<Device<'_>, Error> {
        // SAFETY: AscendCL is initialised as long as `self` lives.
        acl(&format!("aclrtSetDevice({number})"), unsafe { sys::acl::aclrtSetDevice(number) })?;
        Ok(Device { number, acl: PhantomData })
    }
}

impl Drop for Acl {
    fn drop(&mut self) {
        // SAFETY: it was initialised, and everything that needs it borrows from `self`.
        unsafe { sys::acl::aclFinalize() };
    }
}

/// A device that this thread uses.
#[derive(Debug)]
#[must_use = "dropping it gives the device back"]
pub struct Device<'acl> {
    number: i32,
    acl: PhantomData<&'acl Acl>,
}

impl Device<'_> {
    /// Its number.
    pub fn number(&self) -> i32 {
        self.number
    }

    /// The SoC that it is. Chips whose name begins with `Ascend950` are Ascend950, all others A3 (an inference).
    pub fn soc(&self) -> Soc {
        soc()
    }

    /// A new stream.
    pub fn stream(&self) -> Result<Stream<'_>, Error> {
        Stream::new()
    }
}

/// The SoC of this thread's device.
pub(crate) fn soc() -> Soc {
    // SAFETY: the function gives null or a C string that lives as long as the program.
    let name = unsafe {
        let name = sys::acl::aclrtGetSocName();
        if name.is_null() { String::new() } else { CStr::from_ptr(name).to_string_lossy().into_owned() }
    };
    if name.starts_with("Ascend950") { Soc::Ascend950 } else { Soc::A3 }
}

impl Drop for Device<'_> {
    fn drop(&mut self) {
        // SAFETY: the device was set, and everything that needs it borrows from `self`.
        unsafe { sys::acl::aclrtResetDevice(self.number) };
    }
}
