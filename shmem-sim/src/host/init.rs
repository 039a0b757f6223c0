//! host/init/shmem_host_init.h: joining and leaving the run.
#![cfg_attr(cann, allow(dead_code, reason = "CANN provides the C interface"))]

use std::ffi::{CStr, c_char, c_void};
use std::rc::Rc;
use std::time::Duration;

use super::barrier::{Collective, collective};
use super::heap::make_heap;
use super::{caller, fail, status};
use crate::engine::{Condition, Engine, Limit, Pe, State, Wait};
use crate::memory::heap::{EXTRA_BYTES, MAX_BYTES, PAGE_BYTES, Side};
use crate::process::{self, Session};
use crate::world::MAX_PES;

/// `ACLSHMEMX_INIT_WITH_DEFAULT`, `..._MPI`, `..._UNIQUEID`
const WITH_DEFAULT: u32 = 1;
const WITH_MPI: u32 = 2;
const WITH_UNIQUEID: u32 = 8;
/// `ACLSHMEM_DATA_OP_MTE`
const ENGINE_MTE: i32 = 1;
/// `ACLSHMEM_UNIQUEID_VERSION`
const UNIQUEID_VERSION: i32 = 65672;

/// `aclshmem_init_optional_attr_t`
#[repr(C)]
pub(crate) struct OptionalAttributes {
    version: i32,
    data_op_engine_type: i32,
    shm_init_timeout: u32,
    shm_create_timeout: u32,
    control_operation_timeout: u32,
    sock_fd: i32,
}

/// `aclshmemx_init_attr_t`
#[repr(C)]
pub(crate) struct Attributes {
    my_pe: i32,
    n_pes: i32,
    ip_port: [c_char; 64],
    local_mem_size: u64,
    option_attr: OptionalAttributes,
    comm_args: *mut c_void,
    instance_id: u64,
}

/// `aclshmemx_uniqueid_t`: `internal` holds the session address as text.
#[repr(C)]
pub(crate) struct UniqueId {
    version: i32,
    my_pe: i32,
    n_pes: i32,
    internal: [c_char; 124],
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmemx_init_status() -> i32 {
    caller().map_or(State::NotInitialized as i32, |(_, pe)| pe.state.get() as i32)
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclshmemx_init_attr(flags: u32, attributes: *mut Attributes) -> i32 {
    let Some((engine, pe)) = caller() else { return status::NOT_INITED };
    // SAFETY: the caller passes attributes, or null.
    let Some(attributes) = (unsafe { attributes.as_ref() }) else {
        return fail(&pe, status::INVALID_PARAM, "the attributes are NULL");
    };
    if pe.state.get() == State::Initialized {
        return fail(&pe, status::INNER_ERROR, "this PE is initialised already");
    }
    match prepare(&engine, &pe, flags, attributes) {
        Ok(()) => begin(&engine, &pe),
        Err((status, message)) => fail(&pe, status, message),
    }
}

/// Checks the attributes and joins the other PEs.
fn prepare(
    engine: &Rc<Engine>,
    pe: &Rc<Pe>,
    flags: u32,
    attributes: &Attributes,
) -> Result<(), (i32, String)> {
    let invalid = |text: String| Err((status::INVALID_VALUE, text));
    let (me, count, bytes) = (attributes.my_pe, attributes.n_pes, attributes.local_mem_size);
    let options = &attributes.option_attr;
    if count < 1 || count as usize > MAX_PES {
        return invalid(format!("n_pes is {count}: a run has 1 to {MAX_PES} PEs"));
    }
    if me < 0 || me >= count {
        return invalid(format!("my_pe is {me}: with {count} PEs it is 0 to {}", count - 1));
    }
    if bytes == 0 || bytes > MAX_BYTES || !bytes.is_multiple_of(PAGE_BYTES) {
        return invalid(format!(
            "local_mem_size is {bytes}: a multiple of {PAGE_BYTES}, at most {MAX_BYTES}"
        ));
    }
    if [options.shm_init_timeout, options.shm_create_timeout, options.control_operation_timeout].contains(&0)
    {
        return invalid("a timeout is 0: timeouts are in seconds, from 1".to_string());
    }
    if options.data_op_engine_type != ENGINE_MTE {
        let what = format!("data engine {} is not simulated: use MTE (1)", options.data_op_engine_type);
        return Err((status::NOT_SUPPORTED, what));
    }
    pe.heap_bytes.set((bytes + EXTRA_BYTES) as usize);
    pe.control_timeout.set(Some(Duration::from_secs(options.control_operation_timeout.into())));
    if !engine.processes {
        if me != pe.number() || count as usize != engine.pes.len() {
            let (number, pes) = (pe.number(), engine.pes.len());
            return invalid(format!("PE {me} of {count} cannot be PE {number} of a world of {pes}"));
        }
        pe.set_numbers(me, count);
        return Ok(());
    }
    let timeout = Duration::from_secs(options.shm_init_timeout.into());
    let address = session_address(flags, attributes)?;
    let session = Session::new(address, me, count, pe.heap_bytes.get() as u64, timeout);
    pe.set_numbers(me, count);
    process::join(pe, &session).map_err(|error| (status::BOOTSTRAP_ERROR, error.to_string()))
}

/// The address at which the PEs of this run meet. `SHMEM_UID_SESSION_ID` wins over the program's.
fn session_address(flags: u32, attributes: &Attributes) -> Result<String, (i32, String)> {
    if let Ok(address) = std::env::var("SHMEM_UID_SESSION_ID") {
        return Ok(address);
    }
    match flags {
        WITH_DEFAULT => Ok(text(&attributes.ip_port)),
        // SAFETY: with this flag the program passes a unique id in comm_args.
        WITH_UNIQUEID => match unsafe { attributes.comm_args.cast::<UniqueId>().as_ref() } {
            Some(id) => Ok(text(&id.internal)),
            None => Err((status::INVALID_PARAM, "initialisation by unique id without one".to_string())),
        },
        WITH_MPI => Err((
            status::NOT_SUPPORTED,
            "the simulator starts without MPI: use an ip:port address and the launcher".to_string(),
        )),
        other => Err((
            status::INVALID_PARAM,
            format!("bootstrap flag {other}: it is 1 (default), 2 (MPI) or 8 (unique id)"),
        )),
    }
}

/// The text in a C array, which need not end with a zero.
fn text(chars: &[c_char]) -> String {
    let bytes: Vec<u8> = chars.iter().map(|c| *c as u8).take_while(|byte| *byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn begin(engine: &Rc<Engine>, pe: &Rc<Pe>) -> i32 {
    let met = collective(engine, pe, "aclshmemx_init_attr", Collective::Init, pe.heap_bytes.get() as u64);
    if met != status::SUCCESS {
        return met;
    }
    let made = make_heap(engine, pe, Side::Device);
    if made == status::SUCCESS {
        pe.state.set(State::Initialized);
    }
    made
}

/// Waits for every PE, then gives back heaps and connections.
#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_finalize() -> i32 {
    let Some((engine, pe)) = caller() else { return status::NOT_INITED };
    if pe.state.get() != State::Initialized {
        return fail(&pe, status::NOT_INITED, "aclshmem_finalize before aclshmemx_init_attr");
    }
    finish_streams(&engine, &pe);
    let met = collective(&engine, &pe, "aclshmem_finalize", Collective::Finalize, 0);
    pe.state.set(State::NotInitialized);
    process::leave(&pe);
    *pe.tables.borrow_mut() = Default::default();
    *pe.heaps.borrow_mut() = Default::default();
    met
}

/// Waits for kernels that still run, because the heaps go away from under them; the library would not.
fn finish_streams(engine: &Rc<Engine>, pe: &Rc<Pe>) {
    let busy = pe.busy_streams();
    if let Some((_, kernel)) = busy.first() {
        let number = pe.number();
        engine.report(format!(
            "error[early-finalize]: PE {number} calls aclshmem_finalize while its kernel {kernel} runs: synchronise the stream first"
        ));
    }
    for (stream, _) in busy {
        let condition = Condition::Drained { pe: pe.clone(), stream };
        let wait = Wait { condition, call: "aclshmem_finalize", peer: -1, place: None, limit: Limit::Never };
        // A failed wait has ended the kernels too.
        let _ = engine.wait_host(wait);
    }
}

/// Ends the process with a status; the launcher ends the other PEs.
#[cfg_attr(not(cann), unsafe(no_mangle))]
extern "C-unwind" fn aclshmem_global_exit(status: i32) {
    std::process::exit(status);
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclshmemx_get_uniqueid(id: *mut UniqueId) -> i32 {
    let Some((_, pe)) = caller() else { return status::NOT_INITED };
    // SAFETY: the caller passes a place for the id, or null.
    let Some(id) = (unsafe { id.as_mut() }) else {
        return fail(&pe, status::INVALID_PARAM, "the unique id is NULL");
    };
    let address = match process::unique_address() {
        Ok(address) => address,
        Err(error) => return fail(&pe, status::BOOTSTRAP_ERROR, error),
    };
    *id = UniqueId { version: UNIQUEID_VERSION, my_pe: 0, n_pes: 0, internal: [0; 124] };
    for (cell, byte) in id.internal.iter_mut().zip(address.bytes().take(123)) {
        *cell = byte as c_char;
    }
    status::SUCCESS
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclshmemx_set_attr_uniqueid_args(
    my_pe: i32,
    n_pes: i32,
    local_mem_size: i64,
    id: *mut UniqueId,
    attributes: *mut Attributes,
) -> i32 {
    let Some((_, pe)) = caller() else { return status::NOT_INITED };
    // SAFETY: the caller passes both, or null.
    let (Some(id), Some(attributes)) = (unsafe { (id.as_mut(), attributes.as_mut()) }) else {
        return fail(&pe, status::INVALID_PARAM, "the unique id or the attributes are NULL");
    };
    (id.my_pe, id.n_pes) = (my_pe, n_pes);
    (attributes.my_pe, attributes.n_pes) = (my_pe, n_pes);
    attributes.local_mem_size = local_mem_size.max(0) as u64;
    attributes.comm_args = std::ptr::from_mut(id).cast();
    status::SUCCESS
}

#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclshmem_info_get_version(major: *mut i32, minor: *mut i32) {
    for place in [major, minor] {
        // SAFETY: the caller passes places for the numbers, or null.
        if let Some(place) = unsafe { place.as_mut() } {
            *place = 1;
        }
    }
}

/// Writes at most 256 bytes (`ACLSHMEM_MAX_NAME_LEN`).
#[cfg_attr(not(cann), unsafe(no_mangle))]
unsafe extern "C-unwind" fn aclshmem_info_get_name(name: *mut c_char) {
    let text: &CStr = c"shmem-sim";
    if !name.is_null() {
        // SAFETY: the caller passes 256 bytes, and the text with its zero is shorter.
        unsafe { std::ptr::copy_nonoverlapping(text.as_ptr(), name, text.count_bytes() + 1) };
    }
}
