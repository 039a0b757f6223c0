//! Pointers of the kernel language. Address spaces are types, and never mix.

use std::fmt;

use super::element::{Element, Integer};

/// Global memory of this PE: `__gm__ T*`. It is the local side of transfers.
#[repr(transparent)]
pub struct Gm<T>(*mut T);

/// Symmetric memory: `__gm__ T*`. It is the side of a transfer that a PE number translates.
#[repr(transparent)]
pub struct Sym<T>(*mut T);

/// An offset of a pointer, in elements: any integer type.
pub trait Offset: Integer {}

impl<I: Integer> Offset for I {}

/// What both pointer types have in common.
pub trait Pointer: Copy {
    /// What it points to.
    type Element: Element;

    /// The address.
    fn as_raw(self) -> *mut Self::Element;

    /// The pointer `offset` elements further on; it may leave the allocation and come back.
    #[must_use]
    fn offset_by(self, offset: isize) -> Self;
}

macro_rules! pointer {
    ($name:ident) => {
        impl<T> Clone for $name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $name<T> {}

        impl<T> fmt::Debug for $name<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:p})"), self.0)
            }
        }

        impl<T: Element> Pointer for $name<T> {
            type Element = T;

            #[inline]
            fn as_raw(self) -> *mut T {
                self.0
            }

            #[inline]
            fn offset_by(self, offset: isize) -> Self {
                $name(self.0.wrapping_offset(offset))
            }
        }

        #[allow(clippy::should_implement_trait, reason = "the names are those of Rust's raw pointers")]
        impl<T: Element> $name<T> {
            /// Makes a pointer of an address; for launches, which know what lies there.
            #[doc(hidden)]
            pub fn from_raw(address: *mut T) -> Self {
                $name(address)
            }

            /// The address, for a launch.
            #[doc(hidden)]
            pub fn as_raw(self) -> *mut T {
                self.0
            }

            /// `count` elements further on.
            #[must_use]
            pub fn add(self, count: impl Offset) -> Self {
                self.offset_by(count.to_isize())
            }

            /// `count` elements back.
            #[must_use]
            pub fn sub(self, count: impl Offset) -> Self {
                self.offset_by(count.to_isize().wrapping_neg())
            }

            /// `count` elements further on, or back when it is negative.
            #[must_use]
            pub fn offset(self, count: impl Offset) -> Self {
                self.offset_by(count.to_isize())
            }
        }
    };
}

pointer!(Gm);
pointer!(Sym);

impl<T: Element> Sym<T> {
    /// This PE's own part as local memory.
    pub fn local(self) -> Gm<T> {
        Gm(self.0)
    }
}

impl<T: Element> From<Sym<T>> for Gm<T> {
    fn from(symmetric: Sym<T>) -> Gm<T> {
        symmetric.local()
    }
}
