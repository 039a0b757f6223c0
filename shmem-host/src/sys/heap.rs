//! host/mem/shmem_host_heap.h

use std::ffi::c_void;

unsafe extern "C" {
    pub(crate) fn aclshmemx_malloc(bytes: usize, side: i32) -> *mut c_void;
    pub(crate) fn aclshmemx_calloc(count: usize, bytes: usize, side: i32) -> *mut c_void;
    pub(crate) fn aclshmemx_free(address: *mut c_void, side: i32);
}
