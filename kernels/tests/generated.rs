//! The committed C++ is that of the kernels; `BLESS=1` rewrites it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use shmem_build_support::kernels_in_file;
use shmem_kernel_codegen::{Soc, Source};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// Every kernel's C++ for every SoC.
fn sources() -> Vec<Source> {
    let files = fs::read_dir(root().join("src")).expect("the crate has sources");
    let mut paths: Vec<PathBuf> = files.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| fs::read_to_string(path).expect("a source can be read"));
    let kernels = texts.flat_map(|text| kernels_in_file(&text).expect("sources are Rust"));
    kernels
        .flat_map(|kernel| match kernel.translate(&Soc::ALL) {
            Ok(translation) => translation.sources,
            Err(_) => panic!("{} does not translate", kernel.name),
        })
        .collect()
}

#[test]
fn committed_texts_are_those_of_the_kernels() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut wanted = BTreeSet::new();
    for source in sources() {
        let path = root().join("generated").join(source.soc.name()).join(&source.file_name);
        if bless && fs::read_to_string(&path).ok().as_ref() != Some(&source.text) {
            fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
            fs::write(&path, &source.text).expect("the text can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == source.text, "{} is stale: BLESS=1 rewrites it", path.display());
        wanted.insert(path);
    }
    for soc in Soc::ALL {
        for entry in fs::read_dir(root().join("generated").join(soc.name())).expect("there are texts") {
            let path = entry.expect("a folder can be read").path();
            assert!(wanted.contains(&path), "{} belongs to no kernel", path.display());
        }
    }
}

/// What a careful engineer wrote by hand, up to the header comment and the simulator's branch of the launcher.
#[test]
fn the_ring_reads_as_if_written_by_hand() {
    for source in sources().into_iter().filter(|source| source.file_name == "ring.cpp") {
        let by_hand = root().join("tests/data").join(format!("ring.{}.cpp", source.soc));
        let by_hand = fs::read_to_string(by_hand).expect("the sample is here");
        let skipped = |line: &&str| !line.starts_with('#') || line.starts_with("#include");
        let body = |text: &str| -> Vec<String> {
            let lines = text.lines().skip(1).filter(skipped).filter(|line| !line.contains("sksim::"));
            lines.map(str::to_string).collect()
        };
        assert_eq!(body(&source.text), body(&by_hand));
    }
}

#[test]
fn the_program_carries_the_text_that_was_compiled() {
    let a3 = fs::read_to_string(root().join("generated/a3/ring.cpp")).expect("the text is committed");
    #[cfg(feature = "a3")]
    assert_eq!(kernels::ring::ring::SOURCE_A3, a3);
    let ascend950 =
        fs::read_to_string(root().join("generated/ascend950/ring.cpp")).expect("the text is committed");
    #[cfg(feature = "ascend950")]
    assert_eq!(kernels::ring::ring::SOURCE_ASCEND950, ascend950);
    assert_ne!(a3, ascend950, "the symbols carry the SoC");
}
