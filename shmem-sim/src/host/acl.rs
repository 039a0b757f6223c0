//! acl/acl.h and acl/acl_rt.h: devices, streams, memory, copies.
#![cfg_attr(cann, allow(dead_code, reason = "CANN provides the C interface"))]

use std::ffi::{c_char, c_void};
use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

use super::{caller, fail, status, wait_message};
use crate::engine::{Condition, Engine, Limit, Wait, WaitError, Work};
use crate::launch::Soc;
use crate::schedule::Fifo;

/// Simulated NPUs of a machine: any device number up to it is accepted.
const DEVICES: u32 = 16;

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclInit(_config: *const c_char) -> i32 {
    match Engine::current() {
        // In a world of one process the machine is there before its programs.
        Some(engine) if engine.processes => status::ACL_ERROR_REPEAT_INITIALIZE,
        Some(_) => status::ACL_SUCCESS,
        None => match Soc::simulated() {
            Ok(soc) => {
                Engine::enter(Some(Engine::new(soc, 1, true, Box::new(Fifo))));
                status::ACL_SUCCESS
            }
            Err(_) => status::ACL_ERROR_INVALID_PARAM,
        },
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclFinalize() -> i32 {
    match Engine::current() {
        Some(engine) => {
            if engine.processes {
                Engine::enter(None);
            }
            status::ACL_SUCCESS
        }
        None => status::ACL_ERROR_UNINITIALIZE,
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtSetDevice(device: i32) -> i32 {
    let Some((_, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    match u32::try_from(device) {
        Ok(device) if device < DEVICES => status::ACL_SUCCESS,
        _ => fail(
            &pe,
            status::ACL_ERROR_RT_INVALID_DEVICEID,
            format!("there are devices 0 to {}", DEVICES - 1),
        ),
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtResetDevice(device: i32) -> i32 {
    aclrtSetDevice(device)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclrtGetDeviceCount(count: *mut u32) -> i32 {
    // SAFETY: the caller passes a place for the count, or null.
    match unsafe { count.as_mut() } {
        Some(count) => {
            *count = DEVICES;
            status::ACL_SUCCESS
        }
        None => status::ACL_ERROR_RT_PARAM_INVALID,
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtGetSocName() -> *const c_char {
    // The names are those of one chip of each kind; programs compare their beginning (an inference).
    match caller().map(|(engine, _)| engine.soc) {
        Some(Soc::A3) => c"Ascend910_9391".as_ptr(),
        Some(Soc::Ascend950) => c"Ascend950PR_9589".as_ptr(),
        None => null(),
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclGetRecentErrMsg() -> *const c_char {
    match caller() {
        Some((_, pe)) if !pe.message.borrow().is_empty() => pe.message.borrow().as_ptr(),
        _ => null(),
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclrtCreateStream(stream: *mut *mut c_void) -> i32 {
    let Some((engine, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    // SAFETY: the caller passes a place for the stream, or null.
    match unsafe { stream.as_mut() } {
        Some(stream) => {
            *stream = engine.create_stream(&pe);
            if stream.is_null() { status::ACL_ERROR_RT_MEMORY_ALLOCATION } else { status::ACL_SUCCESS }
        }
        None => status::ACL_ERROR_RT_PARAM_INVALID,
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtDestroyStream(stream: *mut c_void) -> i32 {
    let Some((engine, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    match engine.stream(&pe, stream) {
        // The default stream is the device's own.
        Some(number) if number > 0 => {
            let status = synchronize(stream, None);
            pe.streams.borrow_mut()[number] = None;
            status
        }
        _ => fail(&pe, status::ACL_ERROR_RT_STREAM_CONTEXT, "no such stream on this device"),
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtSynchronizeStream(stream: *mut c_void) -> i32 {
    synchronize(stream, None)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtSynchronizeStreamWithTimeout(stream: *mut c_void, milliseconds: i32) -> i32 {
    match u64::try_from(milliseconds) {
        Ok(milliseconds) => synchronize(stream, Some(Duration::from_millis(milliseconds))),
        // -1 waits for ever.
        Err(_) => synchronize(stream, None),
    }
}

fn synchronize(handle: *mut c_void, timeout: Option<Duration>) -> i32 {
    let Some((engine, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    let Some(stream) = engine.stream(&pe, handle) else {
        return fail(&pe, status::ACL_ERROR_RT_STREAM_CONTEXT, "no such stream on this device");
    };
    let condition = Condition::Drained { pe: pe.clone(), stream };
    let limit = timeout.map_or(Limit::Never, |timeout| Limit::Caller(Instant::now() + timeout));
    let wait = Wait { condition, call: "aclrtSynchronizeStream", peer: -1, place: None, limit };
    let waited = engine.wait_host(wait);
    if let Err(WaitError::NotYet(what)) = waited {
        return fail(&pe, status::ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, what);
    }
    match (waited, engine.take_status(&pe, stream)) {
        (Err(WaitError::Timeout(what)), _) => fail(&pe, status::ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, what),
        (Err(error), 0) => fail(&pe, status::ACL_ERROR_RT_INTERNAL_ERROR, wait_message(&error)),
        (Err(error), status) => fail(&pe, status, wait_message(&error)),
        (Ok(()), 0) => status::ACL_SUCCESS,
        (Ok(()), status) => fail(&pe, status, "a kernel of the stream failed: see its report"),
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclrtMalloc(address: *mut *mut c_void, bytes: usize, _policy: i32) -> i32 {
    let Some((_, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    // SAFETY: the caller passes a place for the address, or null.
    unsafe { allocate(address, pe.device_memory.borrow_mut().allocate(bytes), bytes) }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclrtMallocHost(address: *mut *mut c_void, bytes: usize) -> i32 {
    let Some((_, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    // SAFETY: the caller passes a place for the address, or null.
    unsafe { allocate(address, pe.pinned_memory.borrow_mut().allocate(bytes), bytes) }
}

unsafe fn allocate(place: *mut *mut c_void, address: *mut u8, bytes: usize) -> i32 {
    // SAFETY: the caller passes a place for the address, or null.
    let Some(place) = (unsafe { place.as_mut() }) else { return status::ACL_ERROR_RT_PARAM_INVALID };
    *place = address.cast();
    match (bytes, address.is_null()) {
        (0, _) => status::ACL_ERROR_RT_PARAM_INVALID,
        (_, true) => status::ACL_ERROR_RT_MEMORY_ALLOCATION,
        _ => status::ACL_SUCCESS,
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtFree(address: *mut c_void) -> i32 {
    let Some((_, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    let freed = pe.device_memory.borrow_mut().free(address.cast());
    if freed {
        status::ACL_SUCCESS
    } else {
        fail(&pe, status::ACL_ERROR_RT_PARAM_INVALID, "no device memory starts there")
    }
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclrtFreeHost(address: *mut c_void) -> i32 {
    let Some((_, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    let freed = pe.pinned_memory.borrow_mut().free(address.cast());
    if freed {
        status::ACL_SUCCESS
    } else {
        fail(&pe, status::ACL_ERROR_RT_PARAM_INVALID, "no pinned memory starts there")
    }
}

/// The copy's direction is checked by nobody: every address is one of this process.
#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclrtMemcpy(
    to: *mut c_void,
    room: usize,
    from: *const c_void,
    bytes: usize,
    _kind: i32,
) -> i32 {
    let Some((_, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    if bytes > room || to.is_null() || from.is_null() {
        return fail(&pe, status::ACL_ERROR_RT_PARAM_INVALID, format!("{bytes} bytes do not fit in {room}"));
    }
    // SAFETY: the caller promises `bytes` bytes at both addresses.
    unsafe { std::ptr::copy(from.cast::<u8>(), to.cast::<u8>(), bytes) };
    status::ACL_SUCCESS
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclrtMemcpyAsync(
    to: *mut c_void,
    room: usize,
    from: *const c_void,
    bytes: usize,
    _kind: i32,
    stream: *mut c_void,
) -> i32 {
    let Some((engine, pe)) = caller() else { return status::ACL_ERROR_UNINITIALIZE };
    if bytes > room || to.is_null() || from.is_null() {
        return fail(&pe, status::ACL_ERROR_RT_PARAM_INVALID, format!("{bytes} bytes do not fit in {room}"));
    }
    let Some(stream) = engine.stream(&pe, stream) else {
        return fail(&pe, status::ACL_ERROR_RT_STREAM_CONTEXT, "no such stream on this device");
    };
    engine.add_work(&pe, stream, Work::Copy { to: to as usize, from: from as usize, bytes });
    status::ACL_SUCCESS
}

/// Waits for the default stream of the calling PE; for host calls that act on it.
pub(super) fn synchronize_default() -> i32 {
    synchronize(null_mut(), None)
}
