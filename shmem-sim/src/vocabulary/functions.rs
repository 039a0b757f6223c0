//! The functions of the vocabulary. Written by `cargo xtask api` from the translator's table; edit that.

use super::element::{Element, bf16, f16};
use super::pointer::{Gm, Sym};
use crate::device::{barrier, core, ordering, rma};
use crate::engine::Place;

/// The index of this core among the cores of its kind in the launch: AIC cores of a mix launch count from 0
/// to `block_num() - 1`, its AIV cores to `2 * block_num() - 1`.
///
/// In C++: `AscendC::GetBlockIdx`.
#[track_caller]
pub fn block_idx() -> i64 {
    core::block_idx("block_idx", Place::caller())
}

/// The number of blocks that the launch asked for.
///
/// In C++: `AscendC::GetBlockNum`.
#[track_caller]
pub fn block_num() -> i64 {
    core::block_num("block_num", Place::caller())
}

/// Whether this is a cube core. Stands only as the whole condition of an `if`.
///
/// In C++: `ASCEND_IS_AIC`.
#[track_caller]
pub fn is_aic() -> bool {
    core::is_aic("is_aic", Place::caller())
}

/// Whether this is a vector core. Stands only as the whole condition of an `if`.
///
/// In C++: `ASCEND_IS_AIV`.
#[track_caller]
pub fn is_aiv() -> bool {
    core::is_aiv("is_aiv", Place::caller())
}

/// The number of this PE in the world team, from 0.
///
/// In C++: `aclshmem_my_pe`.
#[track_caller]
pub fn my_pe() -> i32 {
    core::my_pe("my_pe", Place::caller())
}

/// The number of PEs in the world team.
///
/// In C++: `aclshmem_n_pes`.
#[track_caller]
pub fn n_pes() -> i32 {
    core::n_pes("n_pes", Place::caller())
}

/// Stores one `f16` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_half_p`.
#[track_caller]
pub fn half_p(dst: Sym<f16>, value: f16, pe: i32) {
    rma::p("half_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `f32` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_float_p`.
#[track_caller]
pub fn float_p(dst: Sym<f32>, value: f32, pe: i32) {
    rma::p("float_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `f64` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_double_p`.
#[track_caller]
pub fn double_p(dst: Sym<f64>, value: f64, pe: i32) {
    rma::p("double_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `i8` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_int8_p`.
#[track_caller]
pub fn int8_p(dst: Sym<i8>, value: i8, pe: i32) {
    rma::p("int8_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `i16` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_int16_p`.
#[track_caller]
pub fn int16_p(dst: Sym<i16>, value: i16, pe: i32) {
    rma::p("int16_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `i32` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_int32_p`.
#[track_caller]
pub fn int32_p(dst: Sym<i32>, value: i32, pe: i32) {
    rma::p("int32_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `i64` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_int64_p`.
#[track_caller]
pub fn int64_p(dst: Sym<i64>, value: i64, pe: i32) {
    rma::p("int64_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `u8` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_uint8_p`.
#[track_caller]
pub fn uint8_p(dst: Sym<u8>, value: u8, pe: i32) {
    rma::p("uint8_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `u16` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_uint16_p`.
#[track_caller]
pub fn uint16_p(dst: Sym<u16>, value: u16, pe: i32) {
    rma::p("uint16_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `u32` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_uint32_p`.
#[track_caller]
pub fn uint32_p(dst: Sym<u32>, value: u32, pe: i32) {
    rma::p("uint32_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `u64` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_uint64_p`.
#[track_caller]
pub fn uint64_p(dst: Sym<u64>, value: u64, pe: i32) {
    rma::p("uint64_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `u8` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_char_p`.
#[track_caller]
pub fn char_p(dst: Sym<u8>, value: u8, pe: i32) {
    rma::p("char_p", dst.as_raw(), value, pe, Place::caller());
}

/// Stores one `bf16` at `dst` on PE `pe` and writes its 64-byte cache line back. It has returned once the
/// write-back was issued; `quiet` orders it with other traffic.
///
/// In C++: `aclshmem_bfloat16_p`.
#[track_caller]
pub fn bfloat16_p(dst: Sym<bf16>, value: bf16, pe: i32) {
    rma::p("bfloat16_p", dst.as_raw(), value, pe, Place::caller());
}

/// Loads one `f16` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_half_g`.
#[track_caller]
pub fn half_g(src: Sym<f16>, pe: i32) -> f16 {
    rma::g("half_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `f32` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_float_g`.
#[track_caller]
pub fn float_g(src: Sym<f32>, pe: i32) -> f32 {
    rma::g("float_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `f64` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_double_g`.
#[track_caller]
pub fn double_g(src: Sym<f64>, pe: i32) -> f64 {
    rma::g("double_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `i8` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_int8_g`.
#[track_caller]
pub fn int8_g(src: Sym<i8>, pe: i32) -> i8 {
    rma::g("int8_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `i16` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_int16_g`.
#[track_caller]
pub fn int16_g(src: Sym<i16>, pe: i32) -> i16 {
    rma::g("int16_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `i32` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_int32_g`.
#[track_caller]
pub fn int32_g(src: Sym<i32>, pe: i32) -> i32 {
    rma::g("int32_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `i64` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_int64_g`.
#[track_caller]
pub fn int64_g(src: Sym<i64>, pe: i32) -> i64 {
    rma::g("int64_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `u8` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_uint8_g`.
#[track_caller]
pub fn uint8_g(src: Sym<u8>, pe: i32) -> u8 {
    rma::g("uint8_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `u16` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_uint16_g`.
#[track_caller]
pub fn uint16_g(src: Sym<u16>, pe: i32) -> u16 {
    rma::g("uint16_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `u32` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_uint32_g`.
#[track_caller]
pub fn uint32_g(src: Sym<u32>, pe: i32) -> u32 {
    rma::g("uint32_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `u64` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_uint64_g`.
#[track_caller]
pub fn uint64_g(src: Sym<u64>, pe: i32) -> u64 {
    rma::g("uint64_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `u8` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_char_g`.
#[track_caller]
pub fn char_g(src: Sym<u8>, pe: i32) -> u8 {
    rma::g("char_g", src.as_raw(), pe, Place::caller())
}

/// Loads one `bf16` from `src` on PE `pe`, past the local cache line. The value is there when it returns.
///
/// In C++: `aclshmem_bfloat16_g`.
#[track_caller]
pub fn bfloat16_g(src: Sym<bf16>, pe: i32) -> bf16 {
    rma::g("bfloat16_g", src.as_raw(), pe, Place::caller())
}

/// Copies `bytes` bytes from local memory `src` to `dst` on PE `pe`, through the default UB staging area. The
/// data is there when it returns. 0 bytes does nothing.
///
/// In C++: `aclshmem_putmem`.
#[track_caller]
pub fn putmem<T: Element>(dst: Sym<T>, src: impl Into<Gm<T>>, bytes: usize, pe: i32) {
    rma::putmem("putmem", dst.as_raw().cast(), src.into().as_raw().cast(), bytes, pe, Place::caller());
}

/// Copies `bytes` bytes from `src` on PE `pe` to local memory `dst`, through the default UB staging area. The
/// data is there when it returns. 0 bytes does nothing.
///
/// In C++: `aclshmem_getmem`.
#[track_caller]
pub fn getmem<T: Element>(dst: impl Into<Gm<T>>, src: Sym<T>, bytes: usize, pe: i32) {
    rma::getmem("getmem", dst.into().as_raw().cast(), src.as_raw().cast(), bytes, pe, Place::caller());
}

/// Waits until this core's MTE transfers are complete and flushes its scalar cache. SDMA, RDMA and UDMA
/// requests have a quiet of their own.
///
/// In C++: `aclshmem_quiet`.
#[track_caller]
pub fn quiet() {
    ordering::drain("quiet", Place::caller());
}

/// Orders this core's transfers. The library implements it as `quiet`.
///
/// In C++: `aclshmem_fence`.
#[track_caller]
pub fn fence() {
    ordering::drain("fence", Place::caller());
}

/// Waits until every core of the launch on every PE has called it. In a mix kernel it drains the caller's
/// MTE; it contains no quiet.
///
/// In C++: `aclshmem_barrier_all`.
#[track_caller]
pub fn barrier_all() {
    barrier::barrier_all("barrier_all", Place::caller());
}

/// `half_p` and its siblings, by the type of the element.
///
/// In C++: `aclshmem_half_p`.
#[track_caller]
pub fn p<T: Element>(dst: Sym<T>, value: T, pe: i32) {
    rma::p("p", dst.as_raw(), value, pe, Place::caller());
}

/// `half_g` and its siblings, by the type of the element.
///
/// In C++: `aclshmem_half_g`.
#[track_caller]
pub fn g<T: Element>(src: Sym<T>, pe: i32) -> T {
    rma::g("g", src.as_raw(), pe, Place::caller())
}
