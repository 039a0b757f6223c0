//! acl/acl.h and acl/acl_rt.h

use std::ffi::{c_char, c_void};

/// `ACL_MEM_MALLOC_HUGE_FIRST`
pub(crate) const MALLOC_HUGE_FIRST: i32 = 0;
/// `aclrtMemcpyKind`
pub(crate) const HOST_TO_DEVICE: i32 = 1;
pub(crate) const DEVICE_TO_HOST: i32 = 2;

unsafe extern "C" {
    pub(crate) fn aclInit(config: *const c_char) -> i32;
    pub(crate) fn aclFinalize() -> i32;
    pub(crate) fn aclGetRecentErrMsg() -> *const c_char;
    pub(crate) fn aclrtSetDevice(device: i32) -> i32;
    pub(crate) fn aclrtResetDevice(device: i32) -> i32;
    pub(crate) fn aclrtGetDeviceCount(count: *mut u32) -> i32;
    pub(crate) fn aclrtGetSocName() -> *const c_char;
    pub(crate) fn aclrtCreateStream(stream: *mut *mut c_void) -> i32;
    pub(crate) fn aclrtDestroyStream(stream: *mut c_void) -> i32;
    pub(crate) fn aclrtSynchronizeStream(stream: *mut c_void) -> i32;
    pub(crate) fn aclrtSynchronizeStreamWithTimeout(stream: *mut c_void, milliseconds: i32) -> i32;
    pub(crate) fn aclrtMalloc(address: *mut *mut c_void, bytes: usize, policy: i32) -> i32;
    pub(crate) fn aclrtFree(address: *mut c_void) -> i32;
    pub(crate) fn aclrtMallocHost(address: *mut *mut c_void, bytes: usize) -> i32;
    pub(crate) fn aclrtFreeHost(address: *mut c_void) -> i32;
    pub(crate) fn aclrtMemcpy(
        to: *mut c_void,
        room: usize,
        from: *const c_void,
        bytes: usize,
        kind: i32,
    ) -> i32;
    pub(crate) fn aclrtMemcpyAsync(
        to: *mut c_void,
        room: usize,
        from: *const c_void,
        bytes: usize,
        kind: i32,
        stream: *mut c_void,
    ) -> i32;
}
