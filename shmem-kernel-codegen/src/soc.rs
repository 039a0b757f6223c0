//! Which chips can a kernel be made for, and what differs between them?
//!
//! Numbers from the public build files of CANN SHMEM (2026-07-24) and AscendC (2026-07-30).

use std::fmt;

/// A system on chip that kernels are built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Soc {
    /// Atlas A3 (and A2): `dav-2201`.
    A3,
    /// Ascend950: `dav-3510`.
    Ascend950,
}

impl Soc {
    /// Every SoC, in the order in which they are built and listed.
    pub const ALL: [Soc; 2] = [Soc::A3, Soc::Ascend950];

    /// The name used in cargo features, folder names, symbols and options: `a3`, `ascend950`.
    pub fn name(self) -> &'static str {
        match self {
            Soc::A3 => "a3",
            Soc::Ascend950 => "ascend950",
        }
    }

    /// The SoC with this [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Soc> {
        Soc::ALL.into_iter().find(|soc| soc.name() == name)
    }

    /// Whether barriers need the FFTS base address as a hidden first kernel parameter.
    pub fn needs_ffts(self) -> bool {
        self == Soc::A3
    }

    /// The value of `__NPU_ARCH__`.
    pub fn npu_arch(self) -> u32 {
        match self {
            Soc::A3 => 2201,
            Soc::Ascend950 => 3510,
        }
    }

    /// The value of `__CCE_AICORE__`.
    pub fn cce_aicore(self) -> u32 {
        match self {
            Soc::A3 => 220,
            Soc::Ascend950 => 310,
        }
    }

    /// The suffix of the arch flags: `--npu-arch=dav-2201` (new compilers), `--cce-aicore-arch=dav-c220` (old ones).
    pub fn arch_flag(self, new_compiler: bool) -> &'static str {
        match (self, new_compiler) {
            (Soc::A3, true) => "--npu-arch=dav-2201",
            (Soc::A3, false) => "--cce-aicore-arch=dav-c220",
            (Soc::Ascend950, true) => "--npu-arch=dav-3510",
            (Soc::Ascend950, false) => "--cce-aicore-arch=dav-c310",
        }
    }
}

impl fmt::Display for Soc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
