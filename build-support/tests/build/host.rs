//! Texts, copies, and the host toolchain.

use std::fs;
use std::process::Command;

use crate::toolkit::Site;
use shmem_build_support::{Build, Error};
use shmem_kernel_codegen::Soc;

fn build(site: &Site) -> Result<Vec<String>, Error> {
    Build::new().file("src/ring.rs").run(&site.environment)
}

#[test]
fn texts_maps_and_copies_are_written_for_each_soc() {
    let site = Site::new(&Soc::ALL);
    let lines = build(&site).expect("it builds").join("\n");
    let out = "target/debug/build/kernels-1/out";
    for soc in ["a3", "ascend950"] {
        let text = site.read(&format!("{out}/shmem/{soc}/ring.cpp"));
        assert!(text.contains(&format!("run_ring_{soc}")), "{text}");
        assert_eq!(site.read(&format!("target/shmem/kernels/{soc}/ring.cpp")), text);
        assert!(site.read(&format!("{out}/shmem/{soc}/ring.cpp.map")).lines().count() > 3);
    }
    assert!(!site.path(&format!("{out}/shmem/a3/other.cpp")).exists(), "it is for Ascend950 only");
    assert!(site.path(&format!("{out}/shmem/ascend950/other.cpp")).exists());
    assert!(lines.contains("cargo::rustc-env=SHMEM_LIBRARY=shmem_kernels"), "{lines}");
    assert!(site.path(&format!("{out}/libshmem_kernels.a")).is_file());
    assert!(lines.contains("cargo::rustc-env=SHMEM_SOCS=a3,ascend950"), "{lines}");
    assert_eq!(lines.matches("cargo::warning=").count(), 1, "one line says which toolchain: {lines}");
    for watched in ["src/ring.rs", "build.rs"] {
        assert!(lines.contains(&format!("cargo::rerun-if-changed={watched}")), "{lines}");
    }
    for variable in ["SHMEM_TOOLCHAIN", "ASCEND_HOME_PATH", "SHMEM_HOME_PATH", "CXX"] {
        assert!(lines.contains(&format!("cargo::rerun-if-env-changed={variable}")), "{lines}");
    }
}

#[test]
fn stale_texts_go_and_unchanged_ones_stay_untouched() {
    let site = Site::new(&[Soc::A3]);
    build(&site).expect("it builds");
    let kept = site.path("target/shmem/kernels/a3/ring.cpp");
    let before = fs::metadata(&kept).and_then(|found| found.modified()).expect("it is there");
    site.write("target/shmem/kernels/a3/gone.cpp", "stale");
    site.write("target/debug/build/kernels-1/out/shmem/a3/gone.cpp.map", "stale");
    build(&site).expect("it builds again");
    assert!(!site.path("target/shmem/kernels/a3/gone.cpp").exists());
    assert!(!site.path("target/debug/build/kernels-1/out/shmem/a3/gone.cpp.map").exists());
    let after = fs::metadata(&kept).and_then(|found| found.modified()).expect("it is there");
    assert_eq!(before, after);
}

#[test]
fn a_message_of_the_host_compiler_is_shown_at_the_rust_line() {
    let site = Site::new(&[Soc::A3]);
    site.write("poison.h", "#pragma GCC poison got\n");
    let poison = site.path("poison.h").display().to_string();
    let error = Build::new().file("src/ring.rs").flag("-include").flag(&poison).run(&site.environment);
    let error = error.expect_err("it fails").to_string();
    assert!(error.contains("src/ring.rs:7:5: error:"), "{error}");
}

#[test]
fn a_kernel_with_errors_is_left_to_the_macro() {
    let site = Site::new(&[Soc::A3]);
    site.write("kernels/src/ring.rs", "#[shmem_kernel] fn wrong() { unknown(); }");
    let lines = build(&site).expect("the build script does not fail").join("\n");
    assert!(!lines.contains("rustc-link-search"), "{lines}");
    site.write("kernels/src/ring.rs", "this is no Rust");
    build(&site).expect("rustc reports it");
}

#[test]
fn bad_inputs_have_errors_that_say_what_to_do() {
    let mut site = Site::new(&[]);
    let text = |result: Result<Vec<String>, Error>| result.expect_err("it is refused").to_string();
    assert!(text(build(&site)).contains("feature `a3` or `ascend950`"));
    site.environment.socs = vec![Soc::A3];
    assert!(text(Build::new().file("src/missing.rs").run(&site.environment)).contains("src/missing.rs"));
    let twice = Build::new().file("src/ring.rs").file("src/ring.rs").run(&site.environment);
    let twice = text(twice);
    assert!(twice.contains("`ring`: src/ring.rs:5 and src/ring.rs:5"), "{twice}");
    site.environment.toolchain = Some("gcc".to_string());
    assert!(text(build(&site)).contains("auto, cann and host"));
    site.environment.toolchain = None;
    site.environment.include = None;
    assert!(text(build(&site)).contains("depends on shmem-host"));
}

#[test]
fn two_kernels_of_one_name_are_settled_by_the_name_option() {
    let site = Site::new(&[Soc::A3]);
    let module = "mod inner { #[shmem_kernel(name = \"inner_ring\")] fn ring(out: Gm<i32>) { *out = 1; } }";
    site.write("kernels/src/ring.rs", &format!("{}\n{module}", crate::toolkit::KERNELS));
    build(&site).expect("the names differ");
    assert!(site.path("target/shmem/kernels/a3/inner_ring.cpp").exists());
}

/// The environment of the `cc` crate is the process's, so these run the test program again.
#[test]
fn without_a_compiler_kernels_run_natively() {
    let run = |toolchain: &str| {
        let program = std::env::current_exe().expect("a test has a program");
        let mut command = Command::new(program);
        command.args(["--exact", "host::child_without_a_compiler", "--nocapture", "--include-ignored"]);
        command.env("CXX", "/nowhere/c++").env("CHILD_TOOLCHAIN", toolchain);
        String::from_utf8(command.output().expect("it runs").stdout).expect("text")
    };
    let auto = run("auto");
    assert!(auto.contains("SHMEM_OBJECTS=none") && auto.contains("run natively"), "{auto}");
    assert!(!auto.contains("rustc-link-search"), "{auto}");
    let host = run("host");
    assert!(host.contains("there is no C++ compiler") && host.contains("/nowhere/c++"), "{host}");
}

#[test]
fn child_without_a_compiler() {
    let Ok(toolchain) = std::env::var("CHILD_TOOLCHAIN") else { return };
    let mut site = Site::new(&[Soc::A3]);
    site.environment.toolchain = Some(toolchain);
    match build(&site) {
        Ok(lines) => println!("{}", lines.join("\n")),
        Err(error) => println!("{error}"),
    }
}
