//! Sizes in bytes, with units, so that no size is a product that overflows an `int`.

use std::fmt;

/// A size in bytes.
///
/// ```
/// use shmem_host::{Bytes, GiB, MiB};
/// assert_eq!(MiB(1024), GiB(1));
/// assert_eq!(GiB(1).get(), 1 << 30);
/// assert_eq!(MiB(3).to_string(), "3 MiB");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bytes(u64);

/// `count` times 1024 bytes.
#[allow(non_snake_case, reason = "units are written as everywhere else")]
pub const fn KiB(count: u64) -> Bytes {
    Bytes::new(count.saturating_mul(1 << 10))
}

/// `count` times 1024 KiB.
#[allow(non_snake_case, reason = "units are written as everywhere else")]
pub const fn MiB(count: u64) -> Bytes {
    Bytes::new(count.saturating_mul(1 << 20))
}

/// `count` times 1024 MiB.
#[allow(non_snake_case, reason = "units are written as everywhere else")]
pub const fn GiB(count: u64) -> Bytes {
    Bytes::new(count.saturating_mul(1 << 30))
}

impl Bytes {
    /// A number of bytes.
    pub const fn new(bytes: u64) -> Bytes {
        Bytes(bytes)
    }

    /// The number of bytes.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The smallest multiple of `unit` that is not less.
    pub(crate) fn round_up(self, unit: Bytes) -> Bytes {
        Bytes(self.0.div_ceil(unit.0).saturating_mul(unit.0))
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
        match units.iter().find(|(shift, _)| self.0 > 0 && self.0.is_multiple_of(1 << shift)) {
            Some((shift, unit)) => write!(f, "{} {unit}", self.0 >> shift),
            None => write!(f, "{} bytes", self.0),
        }
    }
}
