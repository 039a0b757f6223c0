//! host/mem/shmem_host_heap.h: collective allocation in the symmetric heaps.
//!
//! Each call ends with a barrier, except a free of NULL, which the library leaves at once (src/host/mem/shmem_mm.cpp). PEs must make the
//! same calls in the same order; the barrier compares them.
#![cfg_attr(cann, allow(dead_code, reason = "CANN provides the C interface"))]

use std::ffi::c_void;
use std::ptr::null_mut;
use std::rc::Rc;

use super::barrier::{Collective, collective};
use super::{caller, fail, status};
use crate::engine::{Engine, Pe, State};
use crate::memory::heap::{Heap, Side};
use crate::process;

const DEVICE_SIDE: i32 = Side::Device as i32;

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_malloc(bytes: usize) -> *mut c_void {
    allocate("aclshmem_malloc", Collective::Malloc, bytes, 1, DEVICE_SIDE)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmemx_malloc(bytes: usize, side: i32) -> *mut c_void {
    allocate("aclshmemx_malloc", Collective::Malloc, bytes, 1, side)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_calloc(count: usize, bytes: usize) -> *mut c_void {
    allocate("aclshmem_calloc", Collective::Calloc, count.saturating_mul(bytes), 1, DEVICE_SIDE)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmemx_calloc(count: usize, bytes: usize, side: i32) -> *mut c_void {
    allocate("aclshmemx_calloc", Collective::Calloc, count.saturating_mul(bytes), 1, side)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_align(align: usize, bytes: usize) -> *mut c_void {
    allocate("aclshmem_align", Collective::Align, bytes, align, DEVICE_SIDE)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmemx_align(align: usize, bytes: usize, side: i32) -> *mut c_void {
    allocate("aclshmemx_align", Collective::Align, bytes, align, side)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_free(address: *mut c_void) {
    free("aclshmem_free", address, DEVICE_SIDE);
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmemx_free(address: *mut c_void, side: i32) {
    free("aclshmemx_free", address, side);
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmemx_get_heap_base(side: i32) -> *mut c_void {
    let (Some((_, pe)), Some(side)) = (caller(), Side::from_raw(side)) else { return null_mut() };
    let heaps = pe.heaps.borrow();
    heaps[side as usize].as_ref().map_or(null_mut(), |heap| heap.segment.base().cast())
}

fn allocate(name: &'static str, kind: Collective, bytes: usize, align: usize, side: i32) -> *mut c_void {
    let Some((engine, pe)) = caller() else { return null_mut() };
    if pe.state.get() != State::Initialized {
        fail(&pe, status::NOT_INITED, format!("{name} before aclshmemx_init_attr"));
        return null_mut();
    }
    let Some(side) = Side::from_raw(side).filter(|_| align.is_power_of_two()) else {
        fail(
            &pe,
            status::INVALID_PARAM,
            format!("{name}: no heap side {side}, or {align} is no power of two"),
        );
        return null_mut();
    };
    if side == Side::Host && make_heap(&engine, &pe, Side::Host) != status::SUCCESS {
        return null_mut();
    }
    let address = match &mut pe.heaps.borrow_mut()[side as usize] {
        Some(heap) => heap.allocate(bytes, align),
        None => null_mut(),
    };
    if kind == Collective::Calloc && !address.is_null() {
        // SAFETY: the heap just gave `bytes` bytes at `address`.
        unsafe { address.write_bytes(0, bytes) };
    }
    if collective(&engine, &pe, name, kind, bytes as u64) != status::SUCCESS {
        // It stays as it was before, so that the PEs' heaps agree for the calls that follow.
        release(&pe, Some(side), address);
        return null_mut();
    }
    if address.is_null() {
        let what = format!(
            "{name}: no {bytes} bytes are free in the {} heap of {} bytes",
            side.name(),
            pe.heap_bytes.get()
        );
        fail(&pe, status::INVALID_VALUE, what);
    }
    address.cast()
}

fn free(name: &'static str, address: *mut c_void, side: i32) {
    let Some((engine, pe)) = caller() else { return };
    if address.is_null() || pe.state.get() != State::Initialized {
        return;
    }
    let freed = release(&pe, Side::from_raw(side), address.cast());
    collective(&engine, &pe, name, Collective::Free, 0);
    if !freed {
        fail(
            &pe,
            status::INVALID_PARAM,
            format!("{name}: no allocation of heap side {side} starts at {address:p}"),
        );
    }
}

/// Whether an allocation of that heap started there; it is free now.
fn release(pe: &Pe, side: Option<Side>, address: *mut u8) -> bool {
    let mut heaps = pe.heaps.borrow_mut();
    let heap = side.and_then(|side| heaps[side as usize].as_mut());
    heap.is_some_and(|heap| heap.free(address))
}

/// Makes this PE's part of a heap and learns where the peers' are. Collective; does nothing when the heap exists.
pub(super) fn make_heap(engine: &Rc<Engine>, pe: &Rc<Pe>, side: Side) -> i32 {
    if pe.heaps.borrow()[side as usize].is_some() {
        return status::SUCCESS;
    }
    let bytes = pe.heap_bytes.get();
    let heap = match Heap::new(side, bytes, engine.processes) {
        Ok(heap) => heap,
        Err(error) => {
            let what = format!("a {} heap of {bytes} bytes cannot be reserved: {error}", side.name());
            return fail(pe, status::SMEM_ERROR, what);
        }
    };
    let base = heap.segment.base() as usize;
    pe.own_page().publish_heap(side, heap.segment.fd().unwrap_or(-1), base, bytes);
    let met = collective(engine, pe, "heap set-up", Collective::HostHeap, bytes as u64);
    if met != status::SUCCESS {
        return met;
    }
    let table = match process::map_heaps(engine, pe, side) {
        Ok(table) => table,
        Err(error) => return fail(pe, status::SMEM_ERROR, error),
    };
    // Nobody may go away before everyone has mapped its heap.
    let met = collective(engine, pe, "heap set-up", Collective::HostHeap, bytes as u64);
    if met == status::SUCCESS {
        pe.heaps.borrow_mut()[side as usize] = Some(heap);
        pe.tables.borrow_mut()[side as usize] = table;
    }
    met
}
