// Names that C++ or AscendC own.
fn hostile_names(register: i32, half: i32, min: i32, EVENT_ID0: i32, new: i32, this: i32, int: i32, GM_ADDR: Gm<i32>, not: bool, char: i32, t_1: i32, sk_div: i32) {
    let template = register + half + min + EVENT_ID0;
    let delete = new + this + int + char + t_1 + sk_div;
    let aclshmem_quiet = template + delete;
    let PIPE_ALL = aclshmem_quiet;
    let AscendC = PIPE_ALL;
    let GetBlockIdx = AscendC;
    let r#type = GetBlockIdx;
    let linux = r#type;
    let signed = linux;
    if not {
        *GM_ADDR = signed;
    }
}
