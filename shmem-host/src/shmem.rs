//! Joining the other PEs.

use std::ffi::c_char;
use std::marker::PhantomData;
use std::ptr::null_mut;
use std::time::Duration;

use crate::acl::Device;
use crate::bytes::{Bytes, GiB, MiB};
use crate::error::{Error, recent_message, shmem};
use crate::sys;
use crate::sys::init::{Attributes, INIT_WITH_DEFAULT, OPTIONAL_VERSION, OptionalAttributes};
use shmem_sim::world::MAX_PES;

/// Heaps are multiples of it.
const PAGE: Bytes = MiB(2);
/// The library's limit of a heap.
const MAX_HEAP: Bytes = GiB(40);
/// Bytes of the address in the attributes, with its zero.
const ADDRESS_BYTES: usize = 64;

/// The transfer engine that `put` and `get` use first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// The cores' own copy engine. It is always there.
    #[default]
    Mte = 1,
    /// System DMA.
    Sdma = 2,
    /// RoCE.
    Roce = 4,
    /// UDMA, Ascend950.
    Udma = 8,
}

/// This PE's membership in a run; it ends when dropped, after every PE has come so far.
///
/// A panic ends it without waiting for the others, which could not come.
#[derive(Debug)]
#[must_use = "dropping it leaves the run"]
pub struct Shmem<'device> {
    pe: i32,
    pes: i32,
    device: PhantomData<&'device ()>,
}

/// How to join. Every value is checked before the library is called.
#[derive(Clone, Debug)]
#[must_use = "nothing happens before `init`"]
pub struct Builder {
    pe: i32,
    pes: i32,
    heap: Bytes,
    engine: Engine,
    address: String,
    timeouts: [Duration; 3],
}

impl Shmem<'_> {
    /// Begins to join as PE `pe` of `pes`. The defaults: a heap of 1 GiB, the MTE engine, `tcp://127.0.0.1:8998`, timeouts of 120 s.
    pub fn builder(pe: i32, pes: i32) -> Builder {
        let timeouts = [Duration::from_secs(120); 3];
        let address = "tcp://127.0.0.1:8998".to_string();
        Builder { pe, pes, heap: GiB(1), engine: Engine::Mte, address, timeouts }
    }

    /// The number of this PE, from 0.
    pub fn my_pe(&self) -> i32 {
        self.pe
    }

    /// The number of PEs.
    pub fn n_pes(&self) -> i32 {
        self.pes
    }

    /// Waits for the default stream, then for every PE. Launches on other streams are not waited for.
    ///
    /// Errors: a PE is gone, stuck, or calls something else.
    pub fn barrier_all(&self) -> Result<(), Error> {
        // SAFETY: the library is initialised as long as `self` lives.
        unsafe { sys::rma::aclshmem_barrier_all() };
        // The C function returns nothing. The simulator leaves a message when it failed; of the library nothing can be known.
        let failed = cfg!(not(cann)) && !recent_message().is_empty();
        shmem("aclshmem_barrier_all".to_string(), if failed { -4 } else { 0 })
    }
}

impl Builder {
    /// The size of each symmetric heap, rounded up to 2 MiB; at most 40 GiB. The library adds 6 MiB of its own.
    pub fn heap(mut self, heap: Bytes) -> Builder {
        self.heap = heap;
        self
    }

    /// The engine for `put` and `get`.
    pub fn engine(mut self, engine: Engine) -> Builder {
        self.engine = engine;
        self
    }

    /// Where the PEs meet: `tcp://ip:port` or `tcp6://[ip]:port`. `SHMEM_UID_SESSION_ID` wins over it.
    pub fn address(mut self, address: &str) -> Builder {
        self.address = address.to_string();
        self
    }

    /// How long to wait for the other PEs to join, for the heap, and in collective calls; whole seconds, from 1.
    pub fn timeouts(mut self, init: Duration, create: Duration, control: Duration) -> Builder {
        self.timeouts = [init, create, control];
        self
    }

    /// Joins. Collective: returns when every PE has joined.
    ///
    /// Errors: a value is out of range, or the PEs do not come together.
    pub fn init<'device>(self, _device: &'device Device<'_>) -> Result<Shmem<'device>, Error> {
        let mut attributes = self.attributes()?;
        // SAFETY: the attributes are the library's struct, filled.
        let status = unsafe { sys::init::aclshmemx_init_attr(INIT_WITH_DEFAULT, &mut attributes) };
        let Builder { pe, pes, heap, address, .. } = &self;
        let call = format!("aclshmemx_init_attr(PE {pe} of {pes}, heap {heap} + 6 MiB, {address})");
        shmem(call, status)?;
        Ok(Shmem { pe: self.pe, pes: self.pes, device: PhantomData })
    }

    fn attributes(&self) -> Result<Attributes, Error> {
        let refuse = |what, value: String, limit: String| Err(Error::Value { what, value, limit });
        if self.pes < 1 || self.pes as usize > MAX_PES {
            return refuse("the number of PEs", self.pes.to_string(), format!("1 to {MAX_PES}"));
        }
        if !(0..self.pes).contains(&self.pe) {
            return refuse("the PE number", self.pe.to_string(), format!("0 to {} here", self.pes - 1));
        }
        let heap = self.heap.round_up(PAGE);
        if heap < PAGE || heap > MAX_HEAP {
            return refuse("the heap size", self.heap.to_string(), format!("{PAGE} to {MAX_HEAP}"));
        }
        let mut ip_port = [0; ADDRESS_BYTES];
        check_address(&self.address)?;
        for (cell, byte) in ip_port.iter_mut().zip(self.address.bytes()) {
            *cell = byte as c_char;
        }
        let [init, create, control] = self.timeouts.map(seconds);
        Ok(Attributes {
            my_pe: self.pe,
            n_pes: self.pes,
            ip_port,
            local_mem_size: heap.get(),
            option_attr: OptionalAttributes {
                version: OPTIONAL_VERSION,
                data_op_engine_type: self.engine as i32,
                shm_init_timeout: init?,
                shm_create_timeout: create?,
                control_operation_timeout: control?,
                sock_fd: 0,
            },
            comm_args: null_mut(),
            instance_id: 0,
        })
    }
}

fn seconds(timeout: Duration) -> Result<u32, Error> {
    match u32::try_from(timeout.as_secs()) {
        Ok(seconds) if seconds > 0 => Ok(seconds),
        _ => {
            let limit = format!("1 to {} whole seconds", u32::MAX);
            Err(Error::Value { what: "a timeout", value: format!("{timeout:?}"), limit })
        }
    }
}

fn check_address(address: &str) -> Result<(), Error> {
    let refuse = |limit: &str| {
        Err(Error::Value { what: "the address", value: format!("`{address}`"), limit: limit.to_string() })
    };
    if address.len() >= ADDRESS_BYTES {
        return refuse("at most 63 bytes");
    }
    let rest = address.strip_prefix("tcp6://").or_else(|| address.strip_prefix("tcp://"));
    let Some((host, port)) = rest.and_then(|rest| rest.rsplit_once(':')) else {
        return refuse("tcp://ip:port or tcp6://[ip]:port");
    };
    let is_ip = host.trim_matches(['[', ']']).parse::<std::net::IpAddr>().is_ok();
    match port.parse::<u64>() {
        Ok(1025..=65535) if is_ip => Ok(()),
        Ok(_) if is_ip => refuse("the port is 1025 to 65535"),
        _ => refuse("tcp://ip:port or tcp6://[ip]:port"),
    }
}

impl Drop for Shmem<'_> {
    fn drop(&mut self) {
        // SAFETY: reading the state has no requirement.
        let initialised = unsafe { sys::init::aclshmemx_init_status() } == 2;
        if initialised && !std::thread::panicking() {
            // SAFETY: the library is initialised, and everything that needs it borrows from `self`.
            unsafe { sys::init::aclshmem_finalize() };
        }
    }
}
