//! `p` and `g`: each of the 13 element types by its own name, and by the generic name, between a PE and its successor.
//!
//! Each kernel puts its PE's values to the first half of the successor's words, gets the successor's own values back, and puts what it got
//! into the second half of its own words.

use shmem_host::kernel::*;

/// `half_p` and `half_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_half(own: Gm<f16>, words: Sym<f16>, n: i32, out: Gm<f16>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        half_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = half_g(words.add(i), next);
        out[i] = got;
        half_p(words.add(n + i), got, my_pe());
    }
}

/// `float_p` and `float_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_float(own: Gm<f32>, words: Sym<f32>, n: i32, out: Gm<f32>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        float_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = float_g(words.add(i), next);
        out[i] = got;
        float_p(words.add(n + i), got, my_pe());
    }
}

/// `double_p` and `double_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_double(own: Gm<f64>, words: Sym<f64>, n: i32, out: Gm<f64>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        double_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = double_g(words.add(i), next);
        out[i] = got;
        double_p(words.add(n + i), got, my_pe());
    }
}

/// `int8_p` and `int8_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_int8(own: Gm<i8>, words: Sym<i8>, n: i32, out: Gm<i8>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        int8_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = int8_g(words.add(i), next);
        out[i] = got;
        int8_p(words.add(n + i), got, my_pe());
    }
}

/// `int16_p` and `int16_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_int16(own: Gm<i16>, words: Sym<i16>, n: i32, out: Gm<i16>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        int16_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = int16_g(words.add(i), next);
        out[i] = got;
        int16_p(words.add(n + i), got, my_pe());
    }
}

/// `int32_p` and `int32_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_int32(own: Gm<i32>, words: Sym<i32>, n: i32, out: Gm<i32>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        int32_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = int32_g(words.add(i), next);
        out[i] = got;
        int32_p(words.add(n + i), got, my_pe());
    }
}

/// `int64_p` and `int64_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_int64(own: Gm<i64>, words: Sym<i64>, n: i32, out: Gm<i64>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        int64_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = int64_g(words.add(i), next);
        out[i] = got;
        int64_p(words.add(n + i), got, my_pe());
    }
}

/// `uint8_p` and `uint8_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_uint8(own: Gm<u8>, words: Sym<u8>, n: i32, out: Gm<u8>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        uint8_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = uint8_g(words.add(i), next);
        out[i] = got;
        uint8_p(words.add(n + i), got, my_pe());
    }
}

/// `uint16_p` and `uint16_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_uint16(own: Gm<u16>, words: Sym<u16>, n: i32, out: Gm<u16>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        uint16_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = uint16_g(words.add(i), next);
        out[i] = got;
        uint16_p(words.add(n + i), got, my_pe());
    }
}

/// `uint32_p` and `uint32_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_uint32(own: Gm<u32>, words: Sym<u32>, n: i32, out: Gm<u32>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        uint32_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = uint32_g(words.add(i), next);
        out[i] = got;
        uint32_p(words.add(n + i), got, my_pe());
    }
}

/// `uint64_p` and `uint64_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_uint64(own: Gm<u64>, words: Sym<u64>, n: i32, out: Gm<u64>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        uint64_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = uint64_g(words.add(i), next);
        out[i] = got;
        uint64_p(words.add(n + i), got, my_pe());
    }
}

/// `char_p` and `char_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_char(own: Gm<u8>, words: Sym<u8>, n: i32, out: Gm<u8>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        char_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = char_g(words.add(i), next);
        out[i] = got;
        char_p(words.add(n + i), got, my_pe());
    }
}

/// `bfloat16_p` and `bfloat16_g`.
#[shmem_kernel(core = "aiv")]
pub fn typed_bfloat16(own: Gm<bf16>, words: Sym<bf16>, n: i32, out: Gm<bf16>) {
    let next = (my_pe() + 1) % n_pes();
    for i in 0..n {
        bfloat16_p(words.add(i), own[i], next);
    }
    barrier_all();
    for i in 0..n {
        let got = bfloat16_g(words.add(i), next);
        out[i] = got;
        bfloat16_p(words.add(n + i), got, my_pe());
    }
}

/// `char` is a byte, whatever the sign of C's `char` is.
#[shmem_kernel(core = "aiv")]
pub fn char_sign(words: Sym<u8>, out: Gm<i64>) {
    out[0] = char_g(words, 0) as i64 + 1;
    out[1] = (char_g(words, 0) > 127) as i64;
    out[2] = (char_g(words.add(1), 0) >> 1) as i64;
    char_p(words.add(2), char_g(words, 0) + char_g(words.add(1), 0), 0);
    out[3] = words[2] as i64;
}

/// `p` and `g` with the type of their pointer, all in one kernel.
#[shmem_kernel(core = "aiv")]
#[allow(clippy::too_many_arguments)]
pub fn generic(
    f16_words: Sym<f16>,
    f32_words: Sym<f32>,
    f64_words: Sym<f64>,
    i8_words: Sym<i8>,
    i16_words: Sym<i16>,
    i32_words: Sym<i32>,
    i64_words: Sym<i64>,
    u8_words: Sym<u8>,
    u16_words: Sym<u16>,
    u32_words: Sym<u32>,
    u64_words: Sym<u64>,
    bf16_words: Sym<bf16>,
) {
    let next = (my_pe() + 1) % n_pes();
    p(f16_words.add(1), *f16_words, next);
    p(f32_words.add(1), *f32_words, next);
    p(f64_words.add(1), *f64_words, next);
    p(i8_words.add(1), *i8_words, next);
    p(i16_words.add(1), *i16_words, next);
    p(i32_words.add(1), *i32_words, next);
    p(i64_words.add(1), *i64_words, next);
    p(u8_words.add(1), *u8_words, next);
    p(u16_words.add(1), *u16_words, next);
    p(u32_words.add(1), *u32_words, next);
    p(u64_words.add(1), *u64_words, next);
    p(bf16_words.add(1), *bf16_words, next);
    barrier_all();
    f16_words[2] = g(f16_words.add(1), next);
    f32_words[2] = g(f32_words.add(1), next);
    f64_words[2] = g(f64_words.add(1), next);
    i8_words[2] = g(i8_words.add(1), next);
    i16_words[2] = g(i16_words.add(1), next);
    i32_words[2] = g(i32_words.add(1), next);
    i64_words[2] = g(i64_words.add(1), next);
    u8_words[2] = g(u8_words.add(1), next);
    u16_words[2] = g(u16_words.add(1), next);
    u32_words[2] = g(u32_words.add(1), next);
    u64_words[2] = g(u64_words.add(1), next);
    bf16_words[2] = g(bf16_words.add(1), next);
    p(i8_words.add(3), -1, next);
    p(u64_words.add(3), g(u64_words, next) + 1, next);
    p(f32_words.add(3), -1.5, next);
    p(f64_words.add(3), 1e300, next);
}
