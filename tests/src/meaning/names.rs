//! Row "names" (B19, B20, B21, B24): names that C++, AscendC or the simulator's own text would take for something else.

use shmem_host::kernel::*;

/// C++ keywords as parameters and variables.
#[shmem_kernel(core = "aiv")]
pub fn cpp_keywords(new: i32, delete: i32, class: i32, this: i32, template: Gm<i32>) {
    let and = new + 1;
    let or = and * 2;
    let not = or - delete;
    let xor = not ^ class;
    let register = xor + 1;
    let int = register + this;
    let float = int + 1;
    let auto = float * 3;
    let signed = auto - 1;
    let unsigned = signed + 2;
    let short = unsigned + 3;
    let long = short + 4;
    let near = long + 5;
    let far = near + 6;
    let operator = far + 7;
    let namespace = operator + 8;
    let typename = namespace + 9;
    let volatile = typename + 10;
    let switch = volatile + 11;
    let case = switch + 12;
    let default = case + 13;
    let goto = default + 14;
    let double = goto + 15;
    let void = double + 16;
    let bitand = void + 17;
    let explicit = bitand + 18;
    let friend = explicit + 19;
    let nullptr = friend + 20;
    let sizeof = nullptr + 21;
    let wchar_t = sizeof + 22;
    let alignas = wchar_t + 23;
    let r#type = alignas + 24;
    let r#match = r#type + 25;
    let r#struct = r#match + 26;
    let r#const = r#struct + 27;
    let r#virtual = r#const + 28;
    template[0] = r#virtual;
    for char in 0..4 {
        template[1] += char;
    }
    let mut throw = 0;
    'continue_1: while throw < 10 {
        for catch in 0..5 {
            throw += catch;
            if throw == 6 {
                break 'continue_1;
            }
        }
    }
    template[2] = throw;
}

/// Names of AscendC, of its macros, of the library, of libc, of the fixed-width types, and of what generated text itself uses.
#[shmem_kernel(core = "aiv")]
#[allow(non_snake_case)]
pub fn backend_names(
    GM_ADDR: Gm<i32>,
    half: i32,
    block_dim: i32,
    stream: i32,
    ffts: i32,
    sksim: i32,
    backend_names_a3: i32,
) {
    let GetBlockIdx = half + block_dim * stream;
    let AscendC = GetBlockIdx + ffts;
    let TPipe = AscendC + sksim;
    let PIPE_ALL = TPipe + backend_names_a3;
    let EVENT_ID0 = PIPE_ALL + 1;
    let min = EVENT_ID0 + 2;
    let max = min + 3;
    let aclshmem_quiet = max + 4;
    let aclshmem_int32_p = aclshmem_quiet + 5;
    let bfloat16_t = aclshmem_int32_p + 6;
    let int32_t = bfloat16_t + 7;
    let uint64_t = int32_t + 8;
    let size_t = uint64_t + 9;
    let memcpy = size_t + 10;
    let strlen = memcpy + 11;
    let exit = strlen + 12;
    let abs = exit + 13;
    let std = abs + 14;
    let main = std + 15;
    let errno = main + 16;
    let linux = errno + 17;
    let unix = linux + 18;
    let NULL = unix + 19;
    let INT32_MIN = NULL + 20;
    let UINT8_MAX = INT32_MIN + 21;
    let t_1 = UINT8_MAX + 22;
    let t_2 = t_1 + 23;
    let sk_div_i32 = t_2 + 24;
    let sk_turn = sk_div_i32 + 25;
    let ERROR = sk_turn + 26;
    let DELETE = ERROR + 27;
    let ASCEND_IS_AIC = DELETE + 28;
    let SHMEM_SIMULATOR = ASCEND_IS_AIC + 29;
    let run_backend_names_a3 = SHMEM_SIMULATOR + 30;
    let assert = run_backend_names_a3 + 31;
    let i = assert / half;
    for _ in 0..2 {
        GM_ADDR[1] += i % block_dim;
    }
    GM_ADDR[0] = assert;
    let mut value = i;
    while value != 0 {
        value /= 2;
    }
    let i_ = value;
    let i_ = i_ + 1;
    GM_ADDR[2] = i_ + INT32_MIN;
}

/// A hidden parameter and the launcher's own names, in a kernel with a barrier.
#[shmem_kernel]
pub fn barrier_names(ffts: Gm<i32>, stream: i32, block_dim: i32, util_get_ffts_config: i32) {
    barrier_all();
    if is_aic() {
        ffts[0] = stream * 100 + block_dim * 10 + util_get_ffts_config;
    }
}
