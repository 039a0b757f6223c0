//! Which names can a local not have in C++?

/// Whether a name belongs to C++, its library, or AscendC and SHMEM.
pub(super) fn is_reserved(name: &str) -> bool {
    KEYWORDS.contains(&name)
        || LIBRARY.contains(&name)
        || ASCEND.contains(&name)
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// Keywords and alternative tokens of C++ up to C++23 ([lex.key], [lex.digraph]), and GNU's.
const KEYWORDS: &[&str] = &[
    "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char",
    "char8_t", "char16_t", "char32_t", "class", "compl", "concept", "const", "consteval", "constexpr", "constinit",
    "const_cast", "continue", "co_await", "co_return", "co_yield", "decltype", "default", "delete", "do", "double",
    "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false", "final", "float", "for", "friend", "goto",
    "if", "import", "inline", "int", "long", "module", "mutable", "namespace", "new", "noexcept", "not", "not_eq",
    "nullptr", "operator", "or", "or_eq", "override", "private", "protected", "public", "register",
    "reinterpret_cast", "requires", "return", "short", "signed", "sizeof", "static", "static_assert", "static_cast",
    "struct", "switch", "template", "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename",
    "typeof", "union", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
];

/// Macros and functions of the C library that its headers bring into the global namespace ([library.c]), and macros that
/// platforms define in lower case.
const LIBRARY: &[&str] = &[
    "NULL", "INT8_MIN", "INT16_MIN", "INT32_MIN", "INT64_MIN", "INT8_MAX", "INT16_MAX", "INT32_MAX", "INT64_MAX",
    "UINT8_MAX", "UINT16_MAX", "UINT32_MAX", "UINT64_MAX", "SIZE_MAX", "EOF", "BUFSIZ", "RAND_MAX", "EXIT_SUCCESS",
    "EXIT_FAILURE", "INFINITY", "NAN", "HUGE_VAL", "errno", "stdin", "stdout", "stderr", "assert", "offsetof", "main",
    "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "intptr_t", "uintptr_t",
    "size_t", "ssize_t", "ptrdiff_t", "nullptr_t", "abs", "labs", "div", "exit", "abort", "signal", "raise", "time",
    "clock", "index", "rindex", "read", "write", "open", "close", "select", "pipe", "link", "remove", "rename", "log",
    "exp", "pow", "sqrt", "sin", "cos", "tan", "floor", "ceil", "round", "fabs", "fmod", "y0", "y1", "yn", "j0", "j1",
    "jn", "gamma", "min", "max", "near", "far", "linux", "unix", "i386", "std", "printf", "memcpy", "memset",
];

/// Types, functions, macros and constants of AscendC and SHMEM that stand in the global namespace.
const ASCEND: &[&str] = &[
    "AscendC", "half", "bfloat16_t", "bfloat16", "dim3", "vector", "cube", "aicore", "global", "GM_ADDR", "TPosition",
    "TPipe", "TQue", "TBuf", "LocalTensor", "GlobalTensor", "HardEvent", "TEventID", "QuePosition", "GetBlockIdx",
    "GetBlockNum", "GetSubBlockNum", "SyncAll", "PipeBarrier", "SetFlag", "WaitFlag", "DataCopy", "DataCopyPad",
    "Trap", "pipe_t", "event_t", "block_idx", "block_num", "get_block_idx", "get_block_num", "get_subblockid",
    "get_subblockdim", "set_flag", "wait_flag", "pipe_barrier", "dcci", "trap", "copy_gm_to_ubuf", "copy_ubuf_to_gm",
    "set_mask_norm", "set_vector_mask", "g_coreType", "g_tilingKey", "simt", "ffts", "sksim", "HOST_SIDE", "DEVICE_SIDE",
    "DEFAULT_TIMEOUT", "TEAM_CONFIG_PADDING", "SYNC_POOL_SIZE", "SYNC_COUNTERS_SIZE", "L2_CACHELINE_SIZE",
    "SCALAR_DATA_CACHELINE_SIZE", "UB_ALIGN_SIZE", "ub_limit", "NO_NBI", "NBI", "DELETE", "ERROR", "INFO", "DEBUG",
];

/// Families of names: pipes, events, the library's functions and constants, our helpers.
const PREFIXES: &[&str] = &[
    "PIPE_", "EVENT_ID", "FLAG_ID", "ASCEND_", "ASCENDC_", "ACL", "KERNEL_TASK_TYPE", "KERNEL_TYPE_", "SIMT_", "acl",
    "shmem_", "shmemx_", "shmemi_", "util_", "sk_", "sksim_", "asc_",
];
