//! What the native copy of a kernel calls where the user wrote an operator or a place through a pointer.
//!
//! Only the expansion of `#[shmem_kernel]` calls these functions. They mean the same on every profile: arithmetic wraps, shift amounts
//! are masked, division by zero ends the core with a finding.

use crate::device::address::Call;
use crate::device::core::trap;
use crate::engine::{Place, load as load_word, store as store_word, with_core};
use crate::vocabulary::{Element, Integer, Offset, Pointer};

/// `*p`
#[track_caller]
#[inline]
pub fn load<P: Pointer>(pointer: P) -> P::Element {
    let at = check(pointer, "load", Place::caller());
    P::Element::from_word(load_word(at, size_of::<P::Element>()))
}

/// `*p = value`
#[track_caller]
#[inline]
pub fn store<P: Pointer>(pointer: P, value: P::Element) {
    let at = check(pointer, "store", Place::caller());
    store_word(at, size_of::<P::Element>(), value.to_word());
}

fn check<P: Pointer>(pointer: P, name: &'static str, place: Place) -> usize {
    let at = pointer.as_raw() as usize;
    with_core(name, place, |context, _| {
        context.check_local(at, size_of::<P::Element>(), align_of::<P::Element>(), Call { name, place });
    });
    at
}

/// The pointer to `p[index]`.
#[inline]
pub fn at<P: Pointer>(pointer: P, index: impl Offset) -> P {
    pointer.offset_by(index.to_isize())
}

/// `a + b`
#[inline]
pub fn add<T: Integer>(left: T, right: T) -> T {
    left.add(right)
}

/// `a - b`
#[inline]
pub fn sub<T: Integer>(left: T, right: T) -> T {
    left.sub(right)
}

/// `a * b`
#[inline]
pub fn mul<T: Integer>(left: T, right: T) -> T {
    left.mul(right)
}

/// `a / b`
#[track_caller]
#[inline]
pub fn div<T: Integer>(left: T, right: T) -> T {
    if right == T::ZERO {
        trap("division by zero", Place::caller());
    }
    left.div(right)
}

/// `a % b`
#[track_caller]
#[inline]
pub fn rem<T: Integer>(left: T, right: T) -> T {
    if right == T::ZERO {
        trap("remainder of a division by zero", Place::caller());
    }
    left.rem(right)
}

/// `-a`
#[inline]
pub fn neg<T: Integer>(value: T) -> T {
    value.neg()
}

/// `a << b`
#[inline]
pub fn shl<T: Integer>(left: T, amount: impl Integer) -> T {
    left.shl(amount.low_bits())
}

/// `a >> b`
#[inline]
pub fn shr<T: Integer>(left: T, amount: impl Integer) -> T {
    left.shr(amount.low_bits())
}
