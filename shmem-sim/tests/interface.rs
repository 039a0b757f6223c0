//! The C interface in worlds of one process, as a program that goes past the safe crate calls it: states, limits, heaps.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::null_mut;

use shmem_host::__layout::{Attributes, OptionalAttributes};
use shmem_host::sim::{Report, World};

unsafe extern "C" {
    fn aclInit(config: *const c_char) -> i32;
    fn aclGetRecentErrMsg() -> *const c_char;
    fn aclrtCreateStream(stream: *mut *mut c_void) -> i32;
    fn aclrtDestroyStream(stream: *mut c_void) -> i32;
    fn aclrtSynchronizeStream(stream: *mut c_void) -> i32;
    fn aclrtMalloc(address: *mut *mut c_void, bytes: usize, policy: i32) -> i32;
    fn aclrtFree(address: *mut c_void) -> i32;
    fn aclshmemx_init_status() -> i32;
    fn aclshmemx_init_attr(flags: u32, attributes: *mut Attributes) -> i32;
    fn aclshmem_finalize() -> i32;
    fn aclshmem_my_pe() -> i32;
    fn aclshmem_n_pes() -> i32;
    fn aclshmem_malloc(bytes: usize) -> *mut c_void;
    fn aclshmemx_malloc(bytes: usize, side: i32) -> *mut c_void;
    fn aclshmem_align(align: usize, bytes: usize) -> *mut c_void;
    fn aclshmem_free(address: *mut c_void);
    fn aclshmemx_free(address: *mut c_void, side: i32);
    fn aclshmemx_get_heap_base(side: i32) -> *mut c_void;
    fn aclshmem_barrier_all();
    fn aclshmem_ptr(address: *mut c_void, pe: i32) -> *mut c_void;
}

const HOST_SIDE: i32 = 0;
const DEVICE_SIDE: i32 = 1;
const MIB: u64 = 1 << 20;

fn attributes(me: usize, pes: usize) -> Attributes {
    Attributes {
        my_pe: me as i32,
        n_pes: pes as i32,
        ip_port: [0; 64],
        local_mem_size: 2 * MIB,
        option_attr: OptionalAttributes {
            version: 65560,
            data_op_engine_type: 1,
            shm_init_timeout: 10,
            shm_create_timeout: 10,
            control_operation_timeout: 10,
            sock_fd: 0,
        },
        comm_args: null_mut(),
        instance_id: 0,
    }
}

fn init(mut attributes: Attributes) -> i32 {
    // SAFETY: the attributes are filled.
    unsafe { aclshmemx_init_attr(1, &mut attributes) }
}

fn finalize() -> i32 {
    // SAFETY: it may be called at any time.
    unsafe { aclshmem_finalize() }
}

/// What the last failed call was about.
fn message() -> String {
    // SAFETY: the function gives null or a C string that lives until the next call.
    unsafe {
        let message = aclGetRecentErrMsg();
        if message.is_null() { String::new() } else { CStr::from_ptr(message).to_string_lossy().into_owned() }
    }
}

/// A world of PEs that have joined; they leave after `program`.
fn joined(pes: usize, program: impl Fn(usize) + 'static) -> Result<Vec<()>, Report> {
    World::new(pes).run(move |me| {
        assert_eq!(init(attributes(me, pes)), 0, "{}", message());
        program(me);
        assert_eq!(finalize(), 0, "{}", message());
    })
}

/// The offset of an address in the DEVICE_SIDE heap.
fn offset(address: *mut c_void) -> usize {
    assert!(!address.is_null(), "{}", message());
    // SAFETY: the side exists.
    address as usize - unsafe { aclshmemx_get_heap_base(DEVICE_SIDE) } as usize
}

fn malloc(bytes: usize) -> usize {
    // SAFETY: it may be called at any time.
    offset(unsafe { aclshmem_malloc(bytes) })
}

fn free(offset: usize) {
    // SAFETY: the heap checks the address.
    unsafe { aclshmem_free(aclshmemx_get_heap_base(DEVICE_SIDE).cast::<u8>().wrapping_add(offset).cast()) };
}

#[test]
fn attributes_out_of_range_are_invalid_values() {
    type Change = fn(&mut Attributes);
    let changes: [(Change, i32, &str); 9] = [
        (|a| a.local_mem_size = 3 * MIB, -2, "multiple of 2097152"),
        (|a| a.local_mem_size = 0, -2, "multiple of 2097152"),
        (|a| a.local_mem_size = (40 << 30) + 2 * MIB, -2, "at most 42949672960"),
        (|a| a.option_attr.shm_init_timeout = 0, -2, "timeout is 0"),
        (|a| a.option_attr.shm_create_timeout = 0, -2, "timeout is 0"),
        (|a| a.option_attr.control_operation_timeout = 0, -2, "timeout is 0"),
        (|a| a.my_pe = 1, -2, "my_pe is 1"),
        (|a| a.n_pes = 2, -2, "world of 1"),
        (|a| a.option_attr.data_op_engine_type = 4, -100, "not simulated"),
    ];
    let run = World::new(1).run(move |_| {
        for (change, status, text) in changes {
            let mut wrong = attributes(0, 1);
            change(&mut wrong);
            assert_eq!(init(wrong), status, "{text}");
            assert!(message().contains(text), "{}", message());
            // SAFETY: reading the state has no requirement.
            assert_eq!(unsafe { aclshmemx_init_status() }, 0);
        }
        assert_eq!(init(attributes(0, 1)), 0, "a refused call leaves nothing behind");
        assert_eq!(finalize(), 0);
    });
    run.expect("nothing is found");
}

#[test]
fn before_init_and_after_finalize_there_is_no_pe() {
    let run = World::new(1).run(|_| {
        let outside = || {
            // SAFETY: each may be called at any time.
            unsafe {
                assert_eq!((aclshmem_my_pe(), aclshmem_n_pes(), aclshmemx_init_status()), (-1, -1, 0));
                assert!(aclshmem_malloc(8).is_null());
                assert!(message().contains("before aclshmemx_init_attr"), "{}", message());
                assert!(aclshmemx_get_heap_base(DEVICE_SIDE).is_null());
                aclshmem_barrier_all();
                assert!(message().contains("before aclshmemx_init_attr"), "{}", message());
                assert!(aclshmem_ptr(null_mut(), 0).is_null());
                aclshmem_free(null_mut());
            }
            assert_eq!(finalize(), -5);
        };
        outside();
        assert_eq!(init(attributes(0, 1)), 0);
        // SAFETY: each may be called at any time.
        unsafe { assert_eq!((aclshmem_my_pe(), aclshmem_n_pes(), aclshmemx_init_status()), (0, 1, 2)) };
        assert_eq!(init(attributes(0, 1)), -4, "a second init is an inner error");
        assert_eq!(finalize(), 0);
        outside();
    });
    run.expect("nothing is found");
}

#[test]
fn pes_can_leave_and_join_again() {
    let run = World::new(3).run(|me| {
        for round in 0..3 {
            assert_eq!(init(attributes(me, 3)), 0, "{}", message());
            assert_eq!(malloc(100 + round), 5_374_464);
            assert_eq!(finalize(), 0);
        }
    });
    run.expect("nothing is found");
}

#[test]
fn the_first_allocation_is_at_offset_5374464_and_the_best_fit_is_taken() {
    let run = joined(2, |_| {
        let all = [64, 16, 32, 16].map(malloc);
        assert_eq!(all, [0, 64, 80, 112].map(|at| 5_374_464 + at));
        free(all[0]);
        free(all[2]);
        assert_eq!(malloc(20), all[2], "32 bytes are a better fit than 64");
        assert_eq!(malloc(33), all[0]);
    });
    run.expect("nothing is found");
}

#[test]
fn alignment_is_relative_to_the_heap_and_a_power_of_two() {
    let run = joined(2, |_| {
        malloc(16);
        // SAFETY: it may be called at any time.
        let aligned = |align| unsafe { aclshmem_align(align, 8) };
        assert_eq!(offset(aligned(4096)) % 4096, 0);
        assert!(aligned(3).is_null());
        assert!(message().contains("power of two"), "{}", message());
    });
    run.expect("nothing is found");
}

#[test]
fn both_heaps_hold_6_mib_more_than_asked_for() {
    let run = joined(1, |_| {
        // SAFETY: it may be called at any time.
        unsafe {
            let most = 8 * MIB as usize;
            assert!(aclshmem_malloc(most - 5_374_464 + 1).is_null());
            assert!(message().contains("8388608 bytes"), "{}", message());
            assert!(!aclshmem_malloc(most - 5_374_464).is_null());
            let host = aclshmemx_malloc(most, HOST_SIDE);
            assert_eq!(host, aclshmemx_get_heap_base(HOST_SIDE), "the library allocates nothing there");
            assert!(aclshmemx_malloc(1, HOST_SIDE).is_null());
        }
    });
    run.expect("nothing is found");
}

#[test]
fn nothing_is_allocated_for_0_bytes_and_that_is_no_finding() {
    // SAFETY: it may be called at any time.
    let run = joined(2, |_| assert!(unsafe { aclshmem_malloc(0) }.is_null()));
    run.expect("nothing is found");
}

#[test]
fn a_free_of_what_is_no_allocation_of_that_heap_is_told() {
    let run = joined(2, |_| {
        let at = malloc(8);
        free(at + 16);
        assert!(message().contains("no allocation"), "{}", message());
        // SAFETY: the heap checks the address.
        unsafe {
            let base = aclshmemx_get_heap_base(DEVICE_SIDE).cast::<u8>();
            aclshmemx_free(base.wrapping_add(at).cast(), HOST_SIDE);
            assert!(message().contains("heap side 0"), "{}", message());
        }
        free(at);
        free(at);
        assert!(message().contains("no allocation"), "a second free: {}", message());
        assert_eq!(malloc(8), at);
    });
    run.expect("nothing is found");
}

#[test]
fn pes_that_allocate_different_sizes_get_nothing_and_a_table() {
    let report = joined(2, |me| {
        // SAFETY: it may be called at any time.
        assert!(unsafe { aclshmem_malloc([0, 8][me]) }.is_null());
        assert!(message().contains("PEs differ"), "{}", message());
        assert_eq!(malloc(8), 5_374_464, "what PE 1 had was given back: the heaps agree");
    });
    let text = report.expect_err("it is reported").to_string();
    assert!(text.contains("error[collective]: aclshmem_malloc"), "{text}");
    assert!(text.contains("PE 0: malloc, 0 bytes") && text.contains("PE 1: malloc, 8 bytes"), "{text}");
}

#[test]
fn pes_that_call_in_different_order_get_a_table() {
    let report = joined(3, |me| {
        // SAFETY: each may be called at any time.
        let steps: [fn(); 2] = [|| _ = unsafe { aclshmem_malloc(8) }, || unsafe { aclshmem_barrier_all() }];
        steps[usize::from(me == 0)]();
        steps[usize::from(me != 0)]();
    });
    let text = report.expect_err("it is reported").to_string();
    for line in ["PE 0: barrier_all", "PE 1: malloc, 8 bytes", "PE 2: malloc, 8 bytes"] {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn a_pe_that_does_not_come_to_a_collective_call_is_named() {
    let report = World::new(3).run(|me| {
        assert_eq!(init(attributes(me, 3)), 0);
        if me != 1 {
            // SAFETY: it may be called at any time.
            assert!(unsafe { aclshmem_malloc(8) }.is_null());
        }
    });
    let text = report.expect_err("it is reported").to_string();
    assert!(
        text.contains("error[deadlock]")
            && text.contains("PE 2, host program: aclshmem_malloc waits: PE 1 has not come"),
        "{text}"
    );
}

#[test]
fn heaps_of_different_sizes_are_told_at_init_and_a_second_try_joins() {
    let report = World::new(2).run(|me| {
        let mut wrong = attributes(me, 2);
        wrong.local_mem_size = 2 * MIB * (1 + me as u64);
        assert_eq!(init(wrong), -1);
        assert_eq!(init(attributes(me, 2)), 0, "{}", message());
        assert_eq!(malloc(8), 5_374_464);
        assert_eq!(finalize(), 0);
    });
    let text = report.expect_err("it is reported").to_string();
    assert!(
        text.contains("PE 0: init, 8388608 bytes") && text.contains("PE 1: init, 10485760 bytes"),
        "{text}"
    );
}

#[test]
fn ptr_gives_the_same_offset_on_the_peer_and_null_for_anything_else() {
    let run = joined(2, |me| {
        let at = malloc(8);
        // SAFETY: addresses are checked.
        unsafe {
            let base = aclshmemx_get_heap_base(DEVICE_SIDE).cast::<u8>();
            let own = base.wrapping_add(at).cast::<c_void>();
            assert_eq!(aclshmem_ptr(own, me as i32), own);
            let theirs = aclshmem_ptr(own, 1 - me as i32).cast::<u8>();
            theirs.write(me as u8 + 1);
            aclshmem_barrier_all();
            assert_eq!(own.cast::<u8>().read(), 2 - me as u8);
            for (address, pe) in [(own, 2), (own, -1), (theirs.cast(), me as i32), (null_mut(), 0)] {
                assert!(aclshmem_ptr(address, pe).is_null());
            }
            aclshmem_barrier_all();
        }
    });
    run.expect("nothing is found");
}

#[test]
fn streams_come_and_go_without_end_and_belong_to_one_pe() {
    thread_local! {
        static OF_PE_0: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
    }
    let run = joined(2, |me| {
        // SAFETY: handles are checked.
        unsafe {
            let mut stream = null_mut();
            for _ in 0..70_000 {
                assert_eq!(aclrtCreateStream(&mut stream), 0);
                assert_eq!(aclrtDestroyStream(stream), 0);
            }
            assert_eq!(aclrtSynchronizeStream(stream), 107_003, "it is gone");
            assert_eq!(aclrtDestroyStream(null_mut()), 107_003, "the default stream stays");
            if me == 0 {
                assert_eq!(aclrtCreateStream(&mut stream), 0);
                OF_PE_0.set(stream as usize);
            }
            aclshmem_barrier_all();
            let expected = if me == 0 { 0 } else { 107_003 };
            assert_eq!(aclrtSynchronizeStream(OF_PE_0.get() as *mut c_void), expected);
        }
    });
    run.expect("nothing is found");
}

#[test]
fn device_memory_is_freed_once_and_where_it_starts() {
    let run = joined(1, |_| {
        // SAFETY: addresses are checked.
        unsafe {
            let mut address = null_mut();
            assert_eq!(aclrtMalloc(&mut address, 64, 0), 0);
            assert_eq!(address as usize % 512, 0);
            assert_eq!(aclrtFree(address.cast::<u8>().wrapping_add(1).cast()), 107_000);
            assert_eq!(aclrtFree(address), 0);
            assert_eq!(aclrtFree(address), 107_000);
            assert_eq!(aclrtMalloc(&mut address, 0, 0), 107_000);
            assert_eq!(aclInit(std::ptr::null()), 0, "the machine of a world is there from the start");
        }
    });
    run.expect("nothing is found");
}
