//! host/init/shmem_host_init.h

use std::ffi::{c_char, c_void};

/// `ACLSHMEMX_INIT_WITH_DEFAULT`
pub(crate) const INIT_WITH_DEFAULT: u32 = 1;
/// The `version` of the optional attributes.
pub(crate) const OPTIONAL_VERSION: i32 = 65560;

/// `aclshmem_init_optional_attr_t`
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "fields of the library's struct")]
pub struct OptionalAttributes {
    pub version: i32,
    pub data_op_engine_type: i32,
    pub shm_init_timeout: u32,
    pub shm_create_timeout: u32,
    pub control_operation_timeout: u32,
    pub sock_fd: i32,
}

/// `aclshmemx_init_attr_t`
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "fields of the library's struct")]
pub struct Attributes {
    pub my_pe: i32,
    pub n_pes: i32,
    pub ip_port: [c_char; 64],
    pub local_mem_size: u64,
    pub option_attr: OptionalAttributes,
    pub comm_args: *mut c_void,
    pub instance_id: u64,
}

unsafe extern "C" {
    pub(crate) fn aclshmemx_init_status() -> i32;
    pub(crate) fn aclshmemx_init_attr(flags: u32, attributes: *mut Attributes) -> i32;
    pub(crate) fn aclshmem_finalize() -> i32;
}
