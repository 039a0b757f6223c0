//! Translates and compiles the kernels, with undefined behaviour trapped: a kernel whose C++ has any crashes (SIGILL),
//! which the simulator reports.

/// One file per row of the language's table of meaning.
const ROWS: [&str; 21] = [
    "assignment",
    "branches",
    "bulk",
    "casts",
    "cores",
    "division",
    "labels",
    "loops",
    "names",
    "narrow_precedence",
    "operators",
    "order",
    "parameters",
    "polls",
    "precedence",
    "ranges",
    "scalars",
    "shadowing",
    "shifts",
    "short_circuit",
    "wrapping",
];

/// What `-fsanitize=undefined` stands for, except the checks that need a C++ runtime: clang's of function types, and vptr.
const CHECKS: &str = "-fsanitize=shift,integer-divide-by-zero,signed-integer-overflow,float-cast-overflow,bool,enum,\
                      unreachable,return,null,alignment,bounds,object-size,pointer-overflow,builtin";

fn main() {
    let build = shmem_build_support::Build::new().flag(CHECKS).flag("-fsanitize-undefined-trap-on-error");
    ROWS.iter().fold(build, |build, row| build.file(format!("src/meaning/{row}.rs"))).compile();
}
