//! What a kernel's `launch` function does: checks, addresses, and the choice of the kernel's life.

use std::ffi::c_void;
use std::rc::Rc;

use shmem_sim::launch::{self, Core, Kernel, Life, Soc};
use shmem_sim::vocabulary::{Element, Gm, Sym};

use crate::acl::soc;
use crate::buffer::{DeviceBuf, Memory};
use crate::error::{Error, acl};
use crate::stream::{Stream, Use};
use crate::sym::{Side, SymBuf};

/// Vector cores of an NPU (`ACLSHMEM_MAX_AIV_PER_NPU`).
const MAX_AIV: u32 = 48;

/// What a `Sym<T>` parameter takes at a launch: a [`SymBuf`] of either side.
#[diagnostic::on_unimplemented(
    message = "a `Sym<{T}>` parameter of a kernel takes a `SymBuf<{T}, _>`",
    label = "not symmetric memory of `{T}`",
    note = "allocate it with `Shmem::malloc`"
)]
pub trait SymArgument<T>: GmArgument<T> {}

/// What a `Gm<T>` parameter takes at a launch: a [`DeviceBuf`] or a [`SymBuf`].
#[diagnostic::on_unimplemented(
    message = "a `Gm<{T}>` parameter of a kernel takes a `DeviceBuf<{T}>` or a `SymBuf<{T}, _>`",
    label = "not device memory of `{T}`",
    note = "allocate it with `Device::alloc` or `Shmem::malloc`"
)]
pub trait GmArgument<T>: sealed::Sealed<T> {}

mod sealed {
    use crate::buffer::Memory;

    /// Where the elements are.
    pub trait Sealed<T> {
        #[doc(hidden)]
        #[allow(private_interfaces, reason = "the trait cannot be named outside")]
        fn elements(&self) -> &Memory<T>;
    }
}

impl<T: Element> sealed::Sealed<T> for DeviceBuf<'_, T> {
    #[allow(private_interfaces, reason = "the trait cannot be named outside")]
    fn elements(&self) -> &Memory<T> {
        self.memory()
    }
}

impl<T: Element, S: Side> sealed::Sealed<T> for SymBuf<'_, T, S> {
    #[allow(private_interfaces, reason = "the trait cannot be named outside")]
    fn elements(&self) -> &Memory<T> {
        self.memory()
    }
}

impl<T: Element> GmArgument<T> for DeviceBuf<'_, T> {}
impl<T: Element, S: Side> GmArgument<T> for SymBuf<'_, T, S> {}
impl<T: Element, S: Side> SymArgument<T> for SymBuf<'_, T, S> {}

/// A launch that is being prepared.
pub struct Launch<'a> {
    kernel: &'static Kernel,
    stream: &'a Stream<'a>,
    blocks: u32,
    soc: Soc,
    used: Use,
}

impl<'a> Launch<'a> {
    /// Checks what can be checked without the arguments.
    pub fn new(kernel: &'static Kernel, stream: &'a Stream<'_>, blocks: u32) -> Result<Self, Error> {
        let refuse = |why: String| Err(Error::Launch { kernel: kernel.name, why });
        let soc = soc();
        if !kernel.sources.iter().any(|source| source.soc == soc) {
            let built: Vec<&str> = kernel.sources.iter().map(|source| source.soc.name()).collect();
            return refuse(format!(
                "this is {}, and the kernel was built for {}: turn on the feature `{0}`, or look at its `soc` option",
                soc.name(),
                if built.is_empty() { "no SoC".to_string() } else { built.join(", ") }
            ));
        }
        // A mix block takes one cube and two vector cores; that there are half as many cube cores is an inference.
        let most = if kernel.core == Core::Aiv { MAX_AIV } else { MAX_AIV / 2 };
        if blocks == 0 || blocks > most {
            return refuse(format!("it cannot run with {blocks} blocks: an NPU has cores for 1 to {most}"));
        }
        let used = stream.enqueue();
        Ok(Launch { kernel, stream, blocks, soc, used })
    }

    /// A `Sym` parameter.
    pub fn sym<T: Element>(&self, argument: &impl SymArgument<T>) -> Sym<T> {
        Sym::from_raw(self.address(argument))
    }

    /// A `Gm` parameter.
    pub fn gm<T: Element>(&self, argument: &impl GmArgument<T>) -> Gm<T> {
        Gm::from_raw(self.address(argument))
    }

    fn address<T>(&self, argument: &impl GmArgument<T>) -> *mut T {
        let memory = argument.elements();
        memory.note(self.used.clone());
        memory.address
    }

    /// Enqueues the kernel: its Rust, or its C++ where there are objects. `compiled` calls the launcher function of the C++ for a
    /// SoC; it gives false when there is none.
    pub fn start(
        self,
        native: impl Fn() + 'static,
        compiled: Option<&dyn Fn(Soc, u32, *mut c_void) -> bool>,
    ) -> Result<(), Error> {
        let Launch { kernel, stream, blocks, soc, .. } = self;
        let refuse = |why: String| Error::Launch { kernel: kernel.name, why };
        let life =
            if cfg!(cann) { Life::Compiled } else { launch::life(compiled.is_some()).map_err(refuse)? };
        let status = match (life, compiled) {
            (Life::Native, _) => launch::native(kernel, blocks, stream.handle(), Rc::new(native)),
            (Life::Compiled, Some(call)) => launch::compiled(kernel, || {
                let called = call(soc, blocks, stream.handle());
                assert!(called, "the kernel has a launcher for every SoC that it was built for");
            }),
            (Life::Compiled, None) => return Err(refuse("it was built without objects".to_string())),
        };
        acl(&format!("launch of {} on {blocks} blocks", kernel.name), status)
    }
}

/// Whether two texts are equal, in a constant. Compared in chunks of 16 bytes, because a loop over the bytes of a long text trips the
/// compiler's limit for constants.
pub const fn same_text(left: &str, right: &str) -> bool {
    let (mut left, mut right) = (left.as_bytes(), right.as_bytes());
    if left.len() != right.len() {
        return false;
    }
    while let (Some((a, left_rest)), Some((b, right_rest))) =
        (left.split_first_chunk::<16>(), right.split_first_chunk::<16>())
    {
        if u128::from_ne_bytes(*a) != u128::from_ne_bytes(*b) {
            return false;
        }
        (left, right) = (left_rest, right_rest);
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::same_text;

    #[test]
    fn texts_are_compared_to_their_last_byte() {
        let text = "a kernel of more than sixteen bytes";
        assert!(same_text(text, text) && same_text("", ""));
        assert!(!same_text(text, "a kernel of more than sixteen bytez"));
        assert!(!same_text(text, "b kernel of more than sixteen bytes"));
        assert!(!same_text(text, "a kernel"));
    }
}
