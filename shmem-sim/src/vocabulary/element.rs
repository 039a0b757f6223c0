//! What can lie in memory that kernels access: integers and floats of 8 to 64 bits.

pub use half::{bf16, f16};

/// A type that a pointer can point to.
///
/// It is sealed: its values are plain bits, which is what lets memory be shared between cores.
pub trait Element: Copy + sealed::Sealed + 'static {
    /// The bits, zero-extended.
    #[doc(hidden)]
    fn to_word(self) -> u64;
    /// The value of the lowest bits.
    #[doc(hidden)]
    fn from_word(word: u64) -> Self;
}

/// An integer type, with the arithmetic of the kernel language: it wraps.
///
/// It is sealed, and what it offers is for the native copy of kernels.
#[doc(hidden)]
#[allow(missing_docs, reason = "each is the operation of the same name of Rust's integers")]
pub trait Integer: Element + PartialEq {
    const ZERO: Self;
    fn add(self, right: Self) -> Self;
    fn sub(self, right: Self) -> Self;
    fn mul(self, right: Self) -> Self;
    fn div(self, right: Self) -> Self;
    fn rem(self, right: Self) -> Self;
    fn neg(self) -> Self;
    /// The shift amount is taken modulo the width.
    fn shl(self, amount: u32) -> Self;
    fn shr(self, amount: u32) -> Self;
    /// The lowest 32 bits, for a shift amount.
    fn low_bits(self) -> u32;
    /// The value for pointer arithmetic.
    fn to_isize(self) -> isize;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! integer {
    ($($ty:ident $unsigned:ident)*) => { $(
        impl sealed::Sealed for $ty {}

        impl Element for $ty {
            fn to_word(self) -> u64 {
                self as $unsigned as u64
            }

            fn from_word(word: u64) -> Self {
                word as $ty
            }
        }

        impl Integer for $ty {
            const ZERO: Self = 0;

            fn add(self, right: Self) -> Self {
                self.wrapping_add(right)
            }

            fn sub(self, right: Self) -> Self {
                self.wrapping_sub(right)
            }

            fn mul(self, right: Self) -> Self {
                self.wrapping_mul(right)
            }

            fn div(self, right: Self) -> Self {
                self.wrapping_div(right)
            }

            fn rem(self, right: Self) -> Self {
                self.wrapping_rem(right)
            }

            fn neg(self) -> Self {
                self.wrapping_neg()
            }

            fn shl(self, amount: u32) -> Self {
                self.wrapping_shl(amount)
            }

            fn shr(self, amount: u32) -> Self {
                self.wrapping_shr(amount)
            }

            fn low_bits(self) -> u32 {
                self as u32
            }

            fn to_isize(self) -> isize {
                self as isize
            }
        }
    )* };
}

integer! { i8 u8 i16 u16 i32 u32 i64 u64 u8 u8 u16 u16 u32 u32 u64 u64 usize usize isize usize }

macro_rules! float {
    ($($ty:ident $bits:ident)*) => { $(
        impl sealed::Sealed for $ty {}

        impl Element for $ty {
            fn to_word(self) -> u64 {
                u64::from(self.to_bits())
            }

            fn from_word(word: u64) -> Self {
                $ty::from_bits(word as $bits)
            }
        }
    )* };
}

float! { f16 u16 bf16 u16 f32 u32 f64 u64 }
