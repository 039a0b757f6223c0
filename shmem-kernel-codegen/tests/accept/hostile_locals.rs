// More names that C++, its library, AscendC or the library own, as variables and loop variables.
fn hostile_locals(class: Gm<i32>, namespace: i32, private: i64, auto: bool) {
    let and = namespace;
    let or = and + 1;
    let xor = or + 1;
    let bitand = xor + 1;
    let errno = bitand + 1;
    let NULL = errno + 1;
    let main = NULL + 1;
    let INT32_MAX = main + 1;
    let std = INT32_MAX + 1;
    let printf = std + 1;
    let index = printf + 1;
    let max = index + 1;
    let bfloat16_t = max + 1;
    let ASCEND_IS_AIC = bfloat16_t + 1;
    let ACLSHMEM_MAX_PES = ASCEND_IS_AIC + 1;
    let util_set_ffts_config = ACLSHMEM_MAX_PES + 1;
    let sksim = util_set_ffts_config + 1;
    let sk_turn = sksim + 1;
    let block_dim = sk_turn + 1;
    let int32_t = block_dim + 1;
    let uint8_t = int32_t + 1;
    let r#fn = uint8_t + 1;
    let r#static = r#fn + 1;
    let shmem_ptr = r#static + 1;
    let mut short = shmem_ptr + 1;
    for char in 0..short {
        for long in 0..char {
            short -= long;
        }
    }
    for _ in 0..private {
        for double in 0..2 {
            class[double] = short;
        }
    }
    if auto {
        class[9] = 1;
    }
}
