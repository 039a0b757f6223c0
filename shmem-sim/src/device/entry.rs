//! The device entry points for compiled kernels: what the inline functions of `include/` call.
//!
//! They stand beside the host functions of the same public names, so they have names of their own: `sksim_dev_int32_p`. Each takes the
//! C++ file and line of its call. They may end the calling core and then do not return; no C++ frame is unwound.

use std::ffi::{c_char, c_void};

use super::{barrier, core, ordering, rma};
use crate::engine::Place;

macro_rules! scalar {
    ($($p:ident $g:ident $ty:ty, $p_name:literal $g_name:literal;)*) => { $(
        #[unsafe(no_mangle)]
        extern "C-unwind" fn $p(dst: *mut $ty, value: $ty, pe: i32, file: *const c_char, line: u32) {
            rma::p($p_name, dst, value, pe, Place::Cpp(file, line));
        }

        #[unsafe(no_mangle)]
        extern "C-unwind" fn $g(src: *mut $ty, pe: i32, file: *const c_char, line: u32) -> $ty {
            rma::g($g_name, src, pe, Place::Cpp(file, line))
        }
    )* };
}

// half and bfloat16_t travel as their bits.
scalar! {
    sksim_dev_half_p sksim_dev_half_g u16, "half_p" "half_g";
    sksim_dev_float_p sksim_dev_float_g f32, "float_p" "float_g";
    sksim_dev_double_p sksim_dev_double_g f64, "double_p" "double_g";
    sksim_dev_int8_p sksim_dev_int8_g i8, "int8_p" "int8_g";
    sksim_dev_int16_p sksim_dev_int16_g i16, "int16_p" "int16_g";
    sksim_dev_int32_p sksim_dev_int32_g i32, "int32_p" "int32_g";
    sksim_dev_int64_p sksim_dev_int64_g i64, "int64_p" "int64_g";
    sksim_dev_uint8_p sksim_dev_uint8_g u8, "uint8_p" "uint8_g";
    sksim_dev_uint16_p sksim_dev_uint16_g u16, "uint16_p" "uint16_g";
    sksim_dev_uint32_p sksim_dev_uint32_g u32, "uint32_p" "uint32_g";
    sksim_dev_uint64_p sksim_dev_uint64_g u64, "uint64_p" "uint64_g";
    sksim_dev_char_p sksim_dev_char_g u8, "char_p" "char_g";
    sksim_dev_bfloat16_p sksim_dev_bfloat16_g u16, "bfloat16_p" "bfloat16_g";
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_putmem(
    dst: *mut c_void,
    src: *const c_void,
    bytes: u32,
    pe: i32,
    file: *const c_char,
    line: u32,
) {
    rma::putmem("putmem", dst.cast(), src.cast(), bytes as usize, pe, Place::Cpp(file, line));
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_getmem(
    dst: *mut c_void,
    src: *const c_void,
    bytes: u32,
    pe: i32,
    file: *const c_char,
    line: u32,
) {
    rma::getmem("getmem", dst.cast(), src.cast(), bytes as usize, pe, Place::Cpp(file, line));
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_quiet(file: *const c_char, line: u32) {
    ordering::drain("quiet", Place::Cpp(file, line));
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_fence(file: *const c_char, line: u32) {
    ordering::drain("fence", Place::Cpp(file, line));
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_barrier_all(file: *const c_char, line: u32) {
    barrier::barrier_all("barrier_all", Place::Cpp(file, line));
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_my_pe(file: *const c_char, line: u32) -> i32 {
    core::my_pe("my_pe", Place::Cpp(file, line))
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_n_pes(file: *const c_char, line: u32) -> i32 {
    core::n_pes("n_pes", Place::Cpp(file, line))
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_block_idx(file: *const c_char, line: u32) -> i64 {
    core::block_idx("block_idx", Place::Cpp(file, line))
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_block_num(file: *const c_char, line: u32) -> i64 {
    core::block_num("block_num", Place::Cpp(file, line))
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_is_aic(file: *const c_char, line: u32) -> bool {
    core::is_aic("is_aic", Place::Cpp(file, line))
}

#[unsafe(no_mangle)]
extern "C-unwind" fn sksim_dev_trap(file: *const c_char, line: u32) {
    core::trap(
        "the kernel stopped itself: a division by zero, or a value that Rust would refuse",
        Place::Cpp(file, line),
    );
}
