//! host/data_plane/shmem_host_cc.h and shmem_host_rma.h: barrier, peer addresses, and who this PE is.
#![cfg_attr(cann, allow(dead_code, reason = "CANN provides the C interface"))]

use std::ffi::c_void;
use std::ptr::null_mut;

use super::acl::synchronize_default;
use super::barrier::{Collective, collective};
use super::{caller, fail, status};
use crate::engine::State;

/// Waits for the default stream, then for every PE. The library launches a kernel on the default stream and synchronises it
/// (src/host/data_plane/shmem_host_cc.cpp), which orders the same.
#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_barrier_all() {
    let Some((engine, pe)) = caller() else { return };
    if pe.state.get() != State::Initialized {
        fail(&pe, status::NOT_INITED, "aclshmem_barrier_all before aclshmemx_init_attr");
        return;
    }
    // The C function has no status: what failed is in the message.
    pe.message.borrow_mut().clone_from(&c"".to_owned());
    if synchronize_default() == status::ACL_SUCCESS {
        collective(&engine, &pe, "aclshmem_barrier_all", Collective::Barrier, 0);
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_my_pe() -> i32 {
    caller().filter(|(_, pe)| pe.state.get() == State::Initialized).map_or(-1, |(_, pe)| pe.number())
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_n_pes() -> i32 {
    caller().filter(|(_, pe)| pe.state.get() == State::Initialized).map_or(-1, |(_, pe)| pe.count())
}

/// Unlike the device's, the host's translation checks its arguments.
#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_ptr(address: *mut c_void, number: i32) -> *mut c_void {
    let Some((_, pe)) = caller() else { return null_mut() };
    let Some(side) = pe.side_of(address as usize, 1).filter(|_| (0..pe.count()).contains(&number)) else {
        fail(
            &pe,
            status::INVALID_PARAM,
            format!("aclshmem_ptr: {address:p} on PE {number} is not symmetric memory"),
        );
        return null_mut();
    };
    let tables = pe.tables.borrow();
    let table = &tables[side as usize];
    (table.peers[number as usize] + (address as usize - table.base)) as *mut c_void
}

/// The FFTS base address that a launcher hands to a kernel; the simulated cores need none.
#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn util_get_ffts_config() -> u64 {
    0
}
