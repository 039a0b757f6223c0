//! Kernels whose machine code crashes: a finding that names PE, kernel and core, while everything else goes on.

use std::ffi::{CStr, c_void};
use std::hint::black_box;
use std::process::Command;
use std::ptr::null_mut;

use shmem_host::kernel::*;
use shmem_host::sim::World;
use shmem_host::{Acl, DeviceBuf, MiB, Shmem};
use shmem_sim::launch::sksim_launch;

type Entry = extern "C-unwind" fn(*const c_void);

extern "C-unwind" fn access(_: *const c_void) {
    let wild = black_box(0x10 as *mut u8);
    // SAFETY: none; the test is about what happens then.
    unsafe { wild.write_volatile(1) };
}

/// Elsewhere a division by zero is no trap.
#[cfg(target_arch = "x86_64")]
extern "C-unwind" fn divide(_: *const c_void) {
    // SAFETY: none; the test is about what happens then.
    unsafe {
        std::arch::asm!("xor ecx, ecx", "mov eax, 1", "cdq", "idiv ecx", out("eax") _, out("ecx") _, out("edx") _);
    }
}

extern "C-unwind" fn trap(_: *const c_void) {
    // SAFETY: none; the test is about what happens then.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        std::arch::asm!("ud2");
        #[cfg(target_arch = "aarch64")]
        std::arch::asm!("udf #0");
    }
}

extern "C-unwind" fn recur(_: *const c_void) {
    fn deeper(depth: u64) -> u64 {
        let frame = black_box([depth; 64]);
        if black_box(depth) == u64::MAX { 0 } else { deeper(depth + 1) + frame[black_box(3)] }
    }
    black_box(deeper(0));
}

extern "C-unwind" fn panic(_: *const c_void) {
    panic!("of a kernel");
}

fn launch(name: &'static CStr, entry: Entry) {
    // SAFETY: the kernels take no arguments.
    unsafe { sksim_launch(2, null_mut(), 1, name.as_ptr(), entry, std::ptr::null(), 0) };
}

#[shmem_kernel(core = "aiv")]
fn add_one(out: Gm<i32>) {
    *out += 1;
}

/// What is reported when `entry` runs on PE 1 of 2 and other kernels run before, beside and after it.
fn report_of(name: &'static CStr, entry: Entry) -> String {
    let report = World::new(2).run(move |me| {
        let acl = Acl::init().expect("it begins");
        let device = acl.device(0).expect("there is a device");
        let stream = device.stream().expect("a stream");
        let shmem = Shmem::builder(me as i32, 2).heap(MiB(2)).init(&device).expect("it joins");
        let mut out: DeviceBuf<'_, i32> = device.alloc(1).expect("there is memory");
        out.copy_from(&[0]).expect("lengths agree");
        for _ in 0..100 {
            add_one::launch(&stream, 1, &out).expect("it is enqueued");
            if me == 1 {
                launch(name, entry);
                shmem.barrier_all().expect_err("the kernel of the default stream fails");
            }
            add_one::launch(&stream, 1, &out).expect("it is enqueued");
            stream.synchronize().expect("nothing is wrong with this stream");
        }
        let mut count = [0];
        out.copy_to(&mut count).expect("lengths agree");
        assert_eq!(count, [200]);
    });
    report.expect_err("it is reported").to_string()
}

#[test]
fn a_crash_of_a_kernel_is_a_finding_and_the_rest_goes_on() {
    let cases: Vec<(&CStr, Entry, &str)> = vec![
        (c"access", access, "error[crash]: SIGSEGV at address 0x10: it lies in no allocation"),
        #[cfg(target_arch = "x86_64")]
        (c"divide", divide, "error[crash]: SIGFPE"),
        (c"trap", trap, "error[crash]: SIGILL"),
        (c"recur", recur, ": its stack is full"),
        (c"panic", panic, "error[panic]: of a kernel"),
    ];
    for (name, entry, what) in cases {
        let text = report_of(name, entry);
        let kernel = name.to_str().expect("it is ASCII");
        for core in 0..2 {
            let who = format!("PE 1, kernel {kernel} (compiled), AIV {core}");
            assert_eq!(text.matches(&who).count(), 100, "{who} in {text}");
        }
        assert_eq!(text.matches(what).count(), 200, "{what} in {text}");
    }
}

#[test]
fn a_crash_of_a_host_program_names_the_pe_and_ends_the_process() {
    if std::env::var_os("CRASH").is_some() {
        let _ = World::new(3).run(|me| {
            if me == 2 {
                access(std::ptr::null());
            }
        });
        return;
    }
    let this = std::env::current_exe().expect("a test has a file");
    let name = "a_crash_of_a_host_program_names_the_pe_and_ends_the_process";
    let output = Command::new(this)
        .args(["--exact", name, "--nocapture"])
        .env("CRASH", "1")
        .output()
        .expect("it starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("error[crash]: PE 2, host program: SIGSEGV at address 0x10"), "{error}");
    let signal = std::os::unix::process::ExitStatusExt::signal(&output.status);
    assert_eq!(signal, Some(11), "{error}");
}
