//! The command lines of the CANN toolchain, as a recording stand-in for bisheng sees them.

use crate::toolkit::{Site, must_have, must_not_have};
use shmem_build_support::{Build, Error};
use shmem_kernel_codegen::Soc;

const NEW: &str = "bisheng version 1.2.3, built 2026-03-27";
const OLD: &str = "bisheng version 1.2.3, built 2026-03-26";
const MAKES: &str = "echo made > \"$out\"";

fn build(site: &Site) -> Result<Vec<String>, Error> {
    Build::new().file("src/ring.rs").run(&site.environment)
}

/// Flags of every compiler and SoC.
const ALWAYS: [&str; 17] = [
    "-Xhost-start",
    "-ftrapv",
    "-Xhost-end",
    "-O2",
    "-std=c++17",
    "-fPIC",
    "-D_FORTIFY_SOURCE=2",
    "-DL2_CACHE_HINT",
    "-DTILING_KEY_VAR",
    "-fstack-protector-strong",
    "-Werror",
    "-Wno-unused-value",
    "-Wno-macro-redefined",
    "-Wno-ignored-attributes",
    "-fwrapv",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
];

#[test]
fn a_new_compiler_for_a3() {
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, MAKES);
    build(&site).expect("it builds");
    let call = site.call_with("ring.cpp");
    must_have(&call, &ALWAYS);
    must_have(&call, &["-xasc", "--npu-arch=dav-2201", "--cce-auto-infer-kernel-type=false"]);
    must_have(&call, &["--cce-auto-set-ffts=false", "-DFFTS_CONFIG=1", "-c"]);
    must_not_have(&call, &["-xcce", "-mllvm", "--cce-aicore-arch=dav-c220"]);
}

#[test]
fn a_new_compiler_for_ascend950() {
    let site = Site::new(&[Soc::Ascend950]).with_toolkit(NEW, MAKES);
    build(&site).expect("it builds");
    let call = site.call_with("ring.cpp");
    must_have(&call, &ALWAYS);
    must_have(&call, &["-xasc", "--npu-arch=dav-3510", "--cce-auto-infer-kernel-type=false"]);
    must_not_have(&call, &["--cce-auto-set-ffts=false", "-DFFTS_CONFIG=1", "-xcce"]);
}

#[test]
fn an_old_compiler_for_both() {
    let site = Site::new(&Soc::ALL).with_toolkit(OLD, MAKES);
    build(&site).expect("it builds");
    for (soc, arch) in [("a3", "--cce-aicore-arch=dav-c220"), ("ascend950", "--cce-aicore-arch=dav-c310")] {
        let call = site.call_with(&format!("{soc}/ring.cpp"));
        must_have(&call, &ALWAYS);
        must_have(&call, &["-xcce", arch]);
        for option in [
            "-cce-aicore-stack-size=0x8000",
            "-cce-aicore-function-stack-size=0x8000",
            "-cce-aicore-record-overflow=true",
            "-cce-aicore-addr-transform",
            "-cce-aicore-dcci-insert-for-scalar=false",
        ] {
            assert!(call.contains(&format!("-mllvm {option} ")), "{option} in {call}");
        }
        must_not_have(&call, &["-xasc", "--cce-auto-infer-kernel-type=false", "--npu-arch=dav-2201"]);
        assert_eq!(call.contains("-DFFTS_CONFIG=1"), soc == "a3");
        must_have(
            &site.call_with(&format!("libshmem_kernels_{soc}.so")),
            &["-shared", "--cce-fatobj-link", arch],
        );
    }
}

#[test]
fn a_compiler_without_a_date_is_an_old_one() {
    let site = Site::new(&[Soc::A3]).with_toolkit("bisheng", MAKES);
    build(&site).expect("it builds");
    must_have(&site.call_with("ring.cpp"), &["-xcce"]);
}

#[test]
fn include_folders_of_toolkit_and_library() {
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, MAKES);
    build(&site).expect("it builds");
    let call = site.call_with("ring.cpp");
    let toolkit = [
        "include",
        "include/aclnn",
        "include/experiment/runtime",
        "include/experiment/msprof",
        "compiler/tikcpp",
        "compiler/tikcpp/tikcfw",
        "compiler/tikcpp/tikcfw/impl",
        "compiler/tikcpp/tikcfw/interface",
        "x86_64-linux/include",
        "x86_64-linux/include/hcomm",
        "x86_64-linux/pkg_inc",
        "x86_64-linux/pkg_inc/profiling",
        "x86_64-linux/pkg_inc/runtime",
        "x86_64-linux/tikcpp",
        "x86_64-linux/tikcpp/tikcfw",
        "x86_64-linux/tikcpp/tikcfw/impl",
        "x86_64-linux/tikcpp/tikcfw/interface",
    ];
    for folder in toolkit {
        must_have(&call, &[&format!("-I{}", site.path("cann").join(folder).display())]);
    }
    for folder in ["include", "src/device", "src/device_simt", "src"] {
        must_have(&call, &[&format!("-I{}", site.path("shmem").join(folder).display())]);
    }
}

#[test]
fn each_soc_is_linked_into_a_library_of_its_own() {
    let site = Site::new(&Soc::ALL).with_toolkit(NEW, MAKES);
    let lines = build(&site).expect("it builds").join("\n");
    for soc in ["a3", "ascend950"] {
        let link = site.call_with(&format!("libshmem_kernels_{soc}.so"));
        must_have(&link, &["-shared", "-fPIC", "--cce-fatobj-link"]);
        must_have(&link, &[&format!("-L{}", site.path("cann/lib64").display())]);
        for library in [
            "runtime",
            "stdc++",
            "ascendcl",
            "m",
            "tiling_api",
            "platform",
            "c_sec",
            "dl",
            "nnopbase",
            "pthread",
            "shmem",
            "shmem_utils",
            "ascendc_runtime",
            "mmpa",
            "ascend_dump",
            "error_manager",
            "unified_dlog",
            "profapi",
        ] {
            must_have(&link, &[&format!("-l{library}")]);
        }
        assert_eq!(link.contains("-lhcomm"), soc == "ascend950");
        let folder = site.path("target/shmem/kernels").join(soc);
        assert!(lines.contains(&format!("cargo::rustc-link-arg=-Wl,-rpath,{}", folder.display())), "{lines}");
        assert!(folder.join(format!("libshmem_kernels_{soc}.so")).is_file());
    }
    assert!(lines.contains("SHMEM_OBJECTS=cann") && lines.contains("SHMEM_LIBRARY=shmem_kernels"), "{lines}");
    // `other` is for Ascend950 only.
    assert_eq!(site.calls().iter().filter(|call| call.contains("other.cpp")).count(), 1);
}

#[test]
fn an_old_compiler_links_without_the_new_libraries() {
    let site = Site::new(&[Soc::A3]).with_toolkit(OLD, MAKES);
    build(&site).expect("it builds");
    must_not_have(&site.call_with("libshmem_kernels_a3.so"), &["-lascendc_runtime", "-lprofapi"]);
}

#[test]
fn what_has_not_changed_is_not_compiled_again() {
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, MAKES);
    build(&site).expect("it builds");
    build(&site).expect("it builds again");
    assert_eq!(site.calls().iter().filter(|call| call.contains("-c ")).count(), 1);
    site.write(
        "kernels/src/ring.rs",
        &crate::toolkit::KERNELS.replace("int32_g(input, 0)", "int32_g(input, 1)"),
    );
    build(&site).expect("it builds");
    assert_eq!(site.calls().iter().filter(|call| call.contains("-c ")).count(), 2);
}

#[test]
fn without_a_toolkit_cann_is_an_error_that_says_where_it_looked() {
    let mut site = Site::new(&[Soc::A3]);
    site.environment.toolchain = Some("cann".to_string());
    let error = build(&site).expect_err("there is none").to_string();
    assert!(error.contains("ASCEND_HOME_PATH is not set"), "{error}");
    site.environment.ascend_home = Some(site.path("cann"));
    let error = build(&site).expect_err("it is empty").to_string();
    assert!(error.contains(&site.path("cann/bin/bisheng").display().to_string()), "{error}");
    site.write("cann/ccec_compiler/bin/ccec", "");
    let error = build(&site).expect_err("ccec alone").to_string();
    assert!(error.contains("device code only"), "{error}");
}

#[test]
fn auto_without_a_toolkit_takes_the_host_compiler() {
    let mut site = Site::new(&[Soc::A3]);
    site.environment.ascend_home = Some(site.path("nothing"));
    let lines = build(&site).expect("g++ builds it").join("\n");
    assert!(lines.contains("SHMEM_OBJECTS=host") && lines.contains("no bisheng in"), "{lines}");
}

#[test]
fn the_library_is_found_beside_the_toolkit_or_by_variable() {
    let mut site = Site::new(&[Soc::A3]).with_toolkit(NEW, MAKES);
    std::fs::remove_file(site.path("shmem/include/shmem.h")).expect("it is there");
    let error = build(&site).expect_err("no library").to_string();
    assert!(error.contains("SHMEM_HOME_PATH") && error.contains("include/shmem.h"), "{error}");
    site.write("elsewhere/include/shmem.h", "");
    site.environment.shmem_home = Some(site.path("elsewhere"));
    build(&site).expect("it is found");
    must_have(&site.call_with("ring.cpp"), &[&format!("-I{}", site.path("elsewhere/src/device").display())]);
}

#[test]
fn a_message_of_the_compiler_is_shown_at_the_rust_line() {
    let says = "for word in \"$@\"; do case \"$word\" in *.cpp) echo \"$word:10:5: error: no member named 'x'\" >&2; esac; done; exit 1";
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, says);
    let error = build(&site).expect_err("it fails").to_string();
    // Line 10 of the C++ is the load of line 7 of the Rust.
    assert!(error.contains("src/ring.rs:7:5: error: no member named 'x'"), "{error}");
    let log = error.rsplit(' ').next().expect("the log is named last");
    let log = std::fs::read_to_string(log).expect("the log is there");
    assert!(log.contains("--npu-arch=dav-2201") && log.contains("no member named 'x'"), "{log}");
}

#[test]
fn a_compiler_that_makes_nothing_is_an_error() {
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, "true");
    let error = build(&site).expect_err("nothing was made").to_string();
    assert!(error.contains("made nothing"), "{error}");
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, ": > \"$out\"");
    assert!(matches!(build(&site), Err(Error::Empty { .. })));
}

#[test]
fn a_compiler_that_fails_without_a_message_is_an_error() {
    let site = Site::new(&[Soc::A3]).with_toolkit(NEW, "echo Killed; exit 137");
    let error = build(&site).expect_err("it fails").to_string();
    assert!(error.contains("compiling ring.cpp failed") && error.contains("Killed"), "{error}");
}
