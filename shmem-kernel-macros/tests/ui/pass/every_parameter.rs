//! Parameters of every type; the launch takes buffers for pointers and values for scalars.

use shmem_host::kernel::*;
use shmem_host::{DeviceBuf, DeviceSide, Error, HostSide, Stream, SymBuf};

#[shmem_kernel]
pub fn all(a: Sym<i32>, b: Gm<f16>, c: i64, d: bool, mut e: u8, f: f32, g: bf16) {
    e += 1;
    if d {
        a[c] = e as i32;
    }
}

pub fn launch(
    stream: &Stream<'_>,
    a: &SymBuf<'_, i32, HostSide>,
    b: &DeviceBuf<'_, f16>,
    other: &SymBuf<'_, f16, DeviceSide>,
) -> Result<(), Error> {
    all::launch(stream, 1, a, b, 1, true, 2, 0.5, bf16::from_f32(1.0))?;
    all::launch(stream, 1, a, other, 1, true, 2, 0.5, bf16::from_f32(1.0))
}

fn main() {
    assert_eq!(all::NAME, "all");
    assert!(all::SOURCE_A3.contains("all_a3"));
    assert!(all::SOURCE_ASCEND950.contains("all_ascend950"));
}
