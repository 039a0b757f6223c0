//! A kernel's machine code did what no check sees: what now?
//!
//! SIGSEGV, SIGBUS, SIGFPE and SIGILL of a core become a finding: the handler, on an alternate stack, lets the core's coroutine return,
//! and the scheduler makes the report. A crash anywhere else is left to the handler before, which ends the process; a line on standard
//! error says first which PE's program it was, or which kernel's call of the simulator.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::fmt::{self, Write};
use std::mem::MaybeUninit;
use std::sync::OnceLock;

use corosensei::trap::TrapHandlerRegs;

use super::Context;
use super::task::Ending;

const SIGNALS: [c_int; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL];
const ALTERNATE_STACK_BYTES: usize = 64 << 10;

/// What happened to a core.
#[derive(Clone, Copy)]
pub(super) struct Crash {
    signal: c_int,
    /// What was accessed, or the instruction.
    pub(super) address: usize,
}

impl Crash {
    pub(super) fn is_access(self) -> bool {
        [libc::SIGSEGV, libc::SIGBUS].contains(&self.signal)
    }
}

impl fmt::Display for Crash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = self.address;
        match self.signal {
            libc::SIGSEGV => write!(f, "SIGSEGV at address {address:#x}"),
            libc::SIGBUS => write!(f, "SIGBUS at address {address:#x}"),
            libc::SIGFPE => write!(f, "SIGFPE (a division by zero, or one that overflows) at {address:#x}"),
            _ => write!(f, "SIGILL (an instruction that does not exist, or a trap) at {address:#x}"),
        }
    }
}

/// Makes crashes on this thread findings, from now on.
pub(super) fn watch() {
    static HANDLERS: OnceLock<()> = OnceLock::new();
    thread_local! {
        static STACK: Cell<bool> = const { Cell::new(false) };
    }
    if !STACK.replace(true) {
        give_alternate_stack();
    }
    HANDLERS.get_or_init(install);
}

/// The handlers that were there before, in the order of [`SIGNALS`].
static BEFORE: OnceLock<[libc::sigaction; 4]> = OnceLock::new();

fn install() {
    // Written before the first handler is there.
    BEFORE.get_or_init(|| SIGNALS.map(present));
    // SAFETY: zero is a valid value of each field of the struct; the fields that matter are set below.
    let mut action: libc::sigaction = unsafe { MaybeUninit::zeroed().assume_init() };
    action.sa_sigaction = on_signal as *const () as usize;
    action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
    for signal in SIGNALS {
        // SAFETY: the handler calls only what may be called in one.
        unsafe { libc::sigaction(signal, &action, std::ptr::null_mut()) };
    }
}

fn present(signal: c_int) -> libc::sigaction {
    let mut action = MaybeUninit::zeroed();
    // SAFETY: a null action asks for the present one, for which there is room; zero is valid if the call fails.
    unsafe {
        libc::sigaction(signal, std::ptr::null(), action.as_mut_ptr());
        action.assume_init()
    }
}

/// Threads of Rust programs have an alternate stack; those of others may have none. A thread keeps it until it ends.
fn give_alternate_stack() {
    let mut present = MaybeUninit::<libc::stack_t>::zeroed();
    // SAFETY: a null stack asks for the present one, for which there is room; zero is valid if the call fails.
    let present = unsafe {
        libc::sigaltstack(std::ptr::null(), present.as_mut_ptr());
        present.assume_init()
    };
    if present.ss_flags & libc::SS_DISABLE == 0 {
        return;
    }
    let memory: &'static mut [u8] = vec![0; ALTERNATE_STACK_BYTES].leak();
    let stack = libc::stack_t { ss_sp: memory.as_mut_ptr().cast(), ss_flags: 0, ss_size: memory.len() };
    // SAFETY: the memory is given to the thread for ever.
    unsafe { libc::sigaltstack(&stack, std::ptr::null_mut()) };
}

unsafe extern "C" fn on_signal(signal: c_int, info: *mut libc::siginfo_t, machine: *mut c_void) {
    // SAFETY: the system passes what happened.
    let (address, code) = unsafe { ((*info).si_addr() as usize, (*info).si_code) };
    let crash = Crash { signal, address };
    if let Some(context) = Context::current() {
        // SAFETY: with SA_SIGINFO, the system passes the interrupted registers.
        let ended = code > 0 && unsafe { end_core(context, crash, &mut *machine.cast()) };
        if ended {
            return;
        }
        tell(context, crash);
    }
    give_back(signal);
    if code <= 0 {
        // Another process sent it: no instruction will do it again.
        // SAFETY: raising a signal has no requirement; it is delivered when this handler returns.
        unsafe { libc::raise(signal) };
    }
}

/// Lets the core's coroutine return, if its own code crashed: a call of the simulator may be in the middle of a change.
///
/// # Safety
///
/// The registers are those of the instruction that crashed on this thread, whose task is `context`.
unsafe fn end_core(context: &Context, crash: Crash, machine: &mut libc::ucontext_t) -> bool {
    let Some(handler) = context.trap_handler.get() else { return false };
    if context.core.is_none() || context.inside.get() || !handler.stack_ptr_in_bounds(stack_pointer(machine))
    {
        return false;
    }
    context.crash.set(Some(crash));
    // SAFETY: the coroutine is running and its stack pointer is in its stack. What it did so far may be seen by others: its frames are of
    // a kernel, whose only effects are on memory that every core may change at any time.
    let registers = unsafe { handler.setup_trap_handler(|| Ending::Failed) };
    set_registers(machine, registers);
    true
}

#[cfg(target_arch = "x86_64")]
fn stack_pointer(machine: &libc::ucontext_t) -> usize {
    machine.uc_mcontext.gregs[libc::REG_RSP as usize] as usize
}

#[cfg(target_arch = "x86_64")]
fn set_registers(machine: &mut libc::ucontext_t, registers: TrapHandlerRegs) {
    let TrapHandlerRegs { rip, rsp, rbp, rdi, rsi } = registers;
    let places = [
        (libc::REG_RIP, rip),
        (libc::REG_RSP, rsp),
        (libc::REG_RBP, rbp),
        (libc::REG_RDI, rdi),
        (libc::REG_RSI, rsi),
    ];
    for (place, value) in places {
        machine.uc_mcontext.gregs[place as usize] = value as i64;
    }
}

#[cfg(target_arch = "aarch64")]
fn stack_pointer(machine: &libc::ucontext_t) -> usize {
    machine.uc_mcontext.sp as usize
}

#[cfg(target_arch = "aarch64")]
fn set_registers(machine: &mut libc::ucontext_t, registers: TrapHandlerRegs) {
    let TrapHandlerRegs { pc, sp, x0, x1, x29, lr } = registers;
    machine.uc_mcontext.pc = pc;
    machine.uc_mcontext.sp = sp;
    for (register, value) in [(0, x0), (1, x1), (29, x29), (30, lr)] {
        machine.uc_mcontext.regs[register] = value;
    }
}

/// Says on standard error whose program crashed, without allocating.
fn tell(context: &Context, crash: Crash) {
    let mut line = Line { bytes: [0; 400], len: 0 };
    let number = context.pe.number();
    // A line that is too long is cut.
    let _ = match &context.core {
        Some(core) => {
            writeln!(line, "error[crash]: {}, in a call of the simulator: {crash}", context.who(core))
        }
        None => writeln!(line, "error[crash]: PE {number}, host program: {crash}"),
    };
    // SAFETY: the bytes are there. A message that cannot be written is lost.
    unsafe { libc::write(libc::STDERR_FILENO, line.bytes.as_ptr().cast(), line.len) };
}

/// A line of text without an allocation.
struct Line {
    bytes: [u8; 400],
    len: usize,
}

impl Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = &mut self.bytes[self.len..];
        let len = text.len().min(room.len());
        room[..len].copy_from_slice(&text.as_bytes()[..len]);
        self.len += len;
        Ok(())
    }
}

/// Puts the handler before back; it deals with the crash when the instruction is run again.
fn give_back(signal: c_int) {
    let place = SIGNALS.iter().position(|known| *known == signal);
    if let Some(action) = BEFORE.get().zip(place).map(|(before, place)| &before[place]) {
        // SAFETY: the action was the process's own before.
        unsafe { libc::sigaction(signal, action, std::ptr::null_mut()) };
    }
}
