//! Compound assignment through pointers, and pointer arithmetic with every kind of offset.

use shmem_host::kernel::*;

/// Every compound operator through `*p` and `p[i]`, with a wide and two narrow types.
#[shmem_kernel(core = "aiv")]
pub fn compound(wide: Gm<i32>, narrow: Gm<i8>, unsigned: Gm<u16>, n: i32) {
    wide[0] += n;
    wide[1] -= n;
    wide[2] *= n;
    wide[3] /= n;
    wide[4] %= n;
    wide[5] &= n;
    wide[6] |= n;
    wide[7] ^= n;
    wide[8] <<= n;
    wide[9] >>= n;
    *wide.add(10) += wide[11] * 2;
    let m = n as i8;
    narrow[0] += m;
    narrow[1] -= m;
    narrow[2] *= m;
    narrow[3] /= m;
    narrow[4] %= m;
    narrow[5] &= m;
    narrow[6] |= m;
    narrow[7] ^= m;
    narrow[8] <<= n;
    narrow[9] >>= n;
    *narrow.add(10) += narrow[11] * 2;
    let u = n as u16;
    unsigned[0] += u;
    unsigned[1] -= u;
    unsigned[2] *= u;
    unsigned[3] /= u;
    unsigned[4] %= u;
    unsigned[5] &= u;
    unsigned[6] |= u;
    unsigned[7] ^= u;
    unsigned[8] <<= n;
    unsigned[9] >>= n;
    *unsigned.add(10) += unsigned[11] * 2;
}

/// The place is computed once, and after the right side: `p[i] op= f()`.
#[shmem_kernel(core = "aiv")]
pub fn place_once(words: Sym<i32>, out: Gm<i32>, n: i32) {
    out[int32_g(words, 0)] += int32_g(words.add(1), 0);
    out[int32_g(words, 0) + n / 3] -= 10 / n;
    *out.add(int32_g(words, 0)) *= int32_g(words.add(1), 0) - out[1];
    out[out[5]] += 1;
    out[out[5]] <<= out[6];
    out[out[5]] /= out[6];
    out[7] = out[out[6]] + out[out[5]];
}

/// Offsets of every integer type, forwards and backwards.
#[shmem_kernel(core = "aiv")]
pub fn offsets(p: Gm<i32>, s: Sym<i64>, a: i8, b: u16, c: usize, d: isize, e: u64, f: u32) {
    let middle = p.add(8);
    middle[a] = 1;
    middle[b] = 2;
    middle[c] = 3;
    middle[d] = 4;
    middle[e] = 5;
    middle[f] = 6;
    *middle.sub(b).add(7) = 7;
    *middle.offset(a).sub(a).sub(7) = 8;
    *middle.add(a - 3) = 9;
    let here = s.local();
    here[1] = 10;
    *s.add(2) = here[1] + 1;
    s.add(4)[-1] = *here.add(2) + *s;
    middle[-(d + 1)] = *s.add(3) as i32;
}
