//! What the host crate says about a kernel when it launches one.
//!
//! A kernel has two lives: the Rust function (*native*) and the C++ made from it (*compiled*). [`life`] chooses; [`native`] launches
//! the first, [`compiled`] the second, through the launcher function in the generated C++.

use std::cell::Cell;
use std::ffi::c_void;
use std::rc::Rc;
use std::sync::Once;

use crate::engine::{Body, Engine, Spec};
use crate::host::status;

/// A system on chip that can be simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soc {
    /// Atlas A3.
    A3,
    /// Ascend950.
    Ascend950,
}

impl Soc {
    /// `a3`, `ascend950`
    pub fn name(self) -> &'static str {
        match self {
            Soc::A3 => "a3",
            Soc::Ascend950 => "ascend950",
        }
    }

    /// The simulated SoC: `SHMEM_SIM_SOC`, else A3, or Ascend950 where only that was built.
    pub fn simulated() -> Result<Soc, String> {
        let default =
            if cfg!(feature = "ascend950") && !cfg!(feature = "a3") { Soc::Ascend950 } else { Soc::A3 };
        match std::env::var("SHMEM_SIM_SOC") {
            Err(_) => Ok(default),
            Ok(name) if name == "a3" => Ok(Soc::A3),
            Ok(name) if name == "ascend950" => Ok(Soc::Ascend950),
            Ok(name) => Err(format!("SHMEM_SIM_SOC={name}: the simulated machines are a3 and ascend950")),
        }
    }
}

/// Which cores run a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Core {
    /// Per block one cube core and two vector cores.
    Mix,
    /// One vector core per block.
    Aiv,
    /// One cube core per block.
    Aic,
}

/// A kernel, as its macro describes it.
#[derive(Debug)]
pub struct Kernel {
    /// Its name.
    pub name: &'static str,
    /// The Rust file.
    pub file: &'static str,
    /// The line of its signature.
    pub line: u32,
    /// Which cores run it.
    pub core: Core,
    /// Its C++, one entry per SoC.
    pub sources: &'static [KernelSource],
}

/// The C++ of a kernel for one SoC.
#[derive(Debug)]
pub struct KernelSource {
    /// The SoC.
    pub soc: Soc,
    /// The C++ file's name: `ring.cpp`.
    pub file: &'static str,
    /// C++ line, Rust line, Rust column; ascending.
    pub lines: &'static [(u32, u32, u32)],
}

/// Which life of a kernel a launch runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// The Rust function.
    Native,
    /// The C++ made from it.
    Compiled,
}

/// Chooses the life: the one that the world was told ([`World::life`](crate::world::World::life)), else
/// `SHMEM_SIM_KERNELS=native|compiled|auto`, where `auto` is compiled if objects were made. Says once per process, on standard error,
/// which one the environment chose.
///
/// Errors: an unknown value, or `compiled` without objects.
pub fn life(objects_exist: bool) -> Result<Life, String> {
    match Engine::current().and_then(|engine| engine.life) {
        Some(Life::Compiled) if !objects_exist => Err(without_objects("the compiled life was asked for")),
        Some(life) => Ok(life),
        None => {
            let life = life_of_environment(objects_exist)?;
            announce(life)?;
            Ok(life)
        }
    }
}

fn life_of_environment(objects_exist: bool) -> Result<Life, String> {
    let wanted = std::env::var("SHMEM_SIM_KERNELS").unwrap_or_else(|_| "auto".to_string());
    match (wanted.as_str(), objects_exist) {
        ("native", _) | ("auto", false) => Ok(Life::Native),
        ("compiled" | "auto", true) => Ok(Life::Compiled),
        ("compiled", false) => Err(without_objects("SHMEM_SIM_KERNELS=compiled")),
        _ => Err(format!("SHMEM_SIM_KERNELS={wanted}: the values are native, compiled and auto")),
    }
}

fn without_objects(wish: &str) -> String {
    format!(
        "{wish}, but this program was built without a C++ compiler: install g++ and build again, or run the kernels natively"
    )
}

fn announce(life: Life) -> Result<(), String> {
    static ONCE: Once = Once::new();
    let soc = Soc::simulated()?;
    let first = Engine::current().is_none_or(|engine| engine.speaks());
    if first {
        ONCE.call_once(|| {
            let how = match life {
                Life::Native => "kernels run natively (Rust)",
                Life::Compiled => "kernels run as compiled C++",
            };
            eprintln!("shmem-sim: {how} on a simulated {}", soc.name());
        });
    }
    Ok(())
}

thread_local! {
    /// The kernel whose launcher function is being called.
    static LAUNCHING: Cell<Option<&'static Kernel>> = const { Cell::new(None) };
}

/// Launches the Rust function: `body` runs once per core, as the stream's next work. Gives back an ACL status.
pub fn native(kernel: &'static Kernel, blocks: u32, stream: *mut c_void, body: Rc<dyn Fn()>) -> i32 {
    let spec = Spec {
        kernel: Some(kernel),
        name: kernel.name.to_string(),
        core: kernel.core,
        blocks,
        body: Body::Native(body),
    };
    enqueue(stream, spec)
}

/// Launches the C++: `call` calls the launcher function of the generated text.
pub fn compiled(kernel: &'static Kernel, call: impl FnOnce()) -> i32 {
    LAUNCHING.set(Some(kernel));
    LAST_STATUS.set(status::ACL_SUCCESS);
    call();
    LAUNCHING.set(None);
    LAST_STATUS.get()
}

/// The findings and deadlock reports since the last call, rendered.
pub fn last_report() -> Option<String> {
    Engine::current()?.take_report()
}

thread_local! {
    static LAST_STATUS: Cell<i32> = const { Cell::new(0) };
}

fn enqueue(stream: *mut c_void, spec: Spec) -> i32 {
    match Engine::current() {
        Some(engine) => engine.enqueue(stream, spec),
        None => status::ACL_ERROR_UNINITIALIZE,
    }
}

/// What the launcher function in generated C++ calls: `entry(arguments)` runs once per core.
///
/// # Safety
///
/// `kernel` is a C string, `arguments` points to `size` bytes that `entry` can take, copied to any address that is aligned to
/// 16 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C-unwind" fn sksim_launch(
    blocks: u32,
    stream: *mut c_void,
    core: i32,
    kernel: *const std::ffi::c_char,
    entry: extern "C-unwind" fn(*const c_void),
    arguments: *const c_void,
    size: usize,
) {
    // SAFETY: the caller passes a C string that lives as long as the program.
    let name = unsafe { std::ffi::CStr::from_ptr(kernel) }.to_string_lossy().into_owned();
    let mut words = vec![0u128; size.div_ceil(16)];
    // SAFETY: the caller passes `size` readable bytes, and `words` has at least as many.
    unsafe { std::ptr::copy_nonoverlapping(arguments.cast::<u8>(), words.as_mut_ptr().cast::<u8>(), size) };
    let core = match core {
        1 => Core::Aiv,
        2 => Core::Aic,
        _ => Core::Mix,
    };
    let spec = Spec {
        kernel: LAUNCHING.get(),
        name,
        core,
        blocks,
        body: Body::Compiled { entry, arguments: words.into() },
    };
    LAST_STATUS.set(enqueue(stream, spec));
}
