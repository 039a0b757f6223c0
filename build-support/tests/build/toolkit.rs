//! A toolkit with a recording stand-in named bisheng: it writes down how it was called, and makes what it was asked for.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use shmem_build_support::Environment;
use shmem_kernel_codegen::Soc;
use tempfile::TempDir;

/// Two kernels in a file.
pub(crate) const KERNELS: &str = "
use shmem_host::kernel::*;

#[shmem_kernel]
pub fn ring(input: Sym<i32>, output: Gm<i32>) {
    let got = int32_g(input, 0);
    *output = got;
}

#[shmem_kernel(soc = [\"ascend950\"], core = \"aiv\")]
pub fn other(output: Gm<i32>) {
    barrier_all();
    *output = 1;
}
";

/// A package and a toolkit in a folder of their own.
pub(crate) struct Site {
    folder: TempDir,
    pub(crate) environment: Environment,
}

impl Site {
    /// A package with [`KERNELS`] for these SoCs, and no toolkit.
    pub(crate) fn new(socs: &[Soc]) -> Site {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let root = folder.path().to_path_buf();
        let environment = Environment {
            socs: socs.to_vec(),
            out_dir: root.join("target/debug/build/kernels-1/out"),
            manifest_dir: root.join("kernels"),
            package: "kernels".to_string(),
            target: "x86_64-unknown-linux-gnu".to_string(),
            host: "x86_64-unknown-linux-gnu".to_string(),
            include: Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("../shmem-sim/include")),
            ..Environment::default()
        };
        let site = Site { folder, environment };
        site.write("kernels/src/ring.rs", KERNELS);
        site
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        let path = self.path(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// Adds a toolkit whose bisheng prints `version` for `-v`; `then` is what it does besides recording.
    pub(crate) fn with_toolkit(mut self, version: &str, then: &str) -> Site {
        let script = format!(
            "#!/bin/sh\nif [ \"$1\" = -v ]; then echo '{version}'; exit 0; fi\n\
             for word in \"$@\"; do printf '%s ' \"$word\"; done >> '{calls}'\necho >> '{calls}'\n\
             out=''\nlast=''\nfor word in \"$@\"; do [ \"$last\" = -o ] && out=\"$word\"; last=\"$word\"; done\n{then}\n",
            calls = self.path("calls").display(),
        );
        self.write("cann/bin/bisheng", &script);
        self.write("shmem/include/shmem.h", "");
        let permissions = fs::Permissions::from_mode(0o755);
        fs::set_permissions(self.path("cann/bin/bisheng"), permissions).expect("it can be made executable");
        self.environment.ascend_home = Some(self.path("cann"));
        self
    }

    /// The calls of bisheng, one line each.
    pub(crate) fn calls(&self) -> Vec<String> {
        self.read("calls").lines().map(|line| line.trim_end().to_string()).collect()
    }

    /// The call whose words include `word`.
    pub(crate) fn call_with(&self, word: &str) -> String {
        let calls = self.calls();
        calls
            .iter()
            .find(|call| call.contains(word))
            .unwrap_or_else(|| panic!("no call with {word}: {calls:#?}"))
            .clone()
    }
}

/// Every one of these words is in the command line.
pub(crate) fn must_have(call: &str, words: &[&str]) {
    let found: Vec<&str> = call.split(' ').collect();
    for word in words {
        assert!(found.contains(word), "{word} is missing in: {call}");
    }
}

/// None of these words is in the command line.
pub(crate) fn must_not_have(call: &str, words: &[&str]) {
    let found: Vec<&str> = call.split(' ').collect();
    for word in words {
        assert!(!found.contains(word), "{word} is in: {call}");
    }
}
