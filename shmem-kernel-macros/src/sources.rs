//! What did the build script make? It says so in the environment that cargo sets for rustc.

use std::env;
use std::path::{Path, PathBuf};

use shmem_kernel_codegen::{Soc, Source};

/// What the build script of the package made.
pub(crate) struct Built {
    /// The SoCs that there are texts for; all of them where there is no build script.
    pub(crate) socs: Vec<Soc>,
    /// What is linked; `None` where there are no objects.
    library: Option<Library>,
    /// Where the texts are; `None` where there is no build script (doctests, single files).
    folder: Option<PathBuf>,
}

/// The library with a package's kernels.
struct Library {
    name: String,
    /// With CANN each SoC has a shared library of its own.
    is_shared: bool,
}

impl Built {
    /// `SHMEM_SOCS`, `SHMEM_OBJECTS`, `SHMEM_LIBRARY` and `OUT_DIR` of the process that runs the macro.
    pub(crate) fn from_process() -> Built {
        match (env::var("SHMEM_SOCS"), env::var_os("OUT_DIR")) {
            (Ok(socs), Some(out_dir)) => Built {
                socs: socs.split(',').filter_map(Soc::from_name).collect(),
                library: Library::from_process(),
                folder: Some(Path::new(&out_dir).join("shmem")),
            },
            _ => Built { socs: Soc::ALL.to_vec(), library: None, folder: None },
        }
    }

    /// Whether there are objects to link.
    pub(crate) fn has_objects(&self) -> bool {
        self.library.is_some()
    }

    /// Name and kind of the library with the kernels for a SoC, for `#[link]`.
    pub(crate) fn library(&self, soc: Soc) -> Option<(String, &'static str)> {
        let library = self.library.as_ref()?;
        match library.is_shared {
            true => Some((format!("{}_{soc}", library.name), "dylib")),
            false => Some((library.name.clone(), "static")),
        }
    }

    /// The path below `OUT_DIR` of a text; an error when the build script did not make it.
    pub(crate) fn path(&self, source: &Source) -> Result<Option<String>, String> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let file = folder.join(source.soc.name()).join(&source.file_name);
        match file.is_file() {
            true => Ok(Some(format!("/shmem/{}/{}", source.soc, source.file_name))),
            false => Err(format!(
                "the build script made no {} for this kernel\nhelp: add the file that it is in to build.rs: \
                 `shmem_build_support::Build::new().file(\"src/...\").compile()`",
                source.file_name
            )),
        }
    }
}

impl Library {
    fn from_process() -> Option<Library> {
        let name = env::var("SHMEM_LIBRARY").ok()?;
        match env::var("SHMEM_OBJECTS").ok()?.as_str() {
            "host" => Some(Library { name, is_shared: false }),
            "cann" => Some(Library { name, is_shared: true }),
            _ => None,
        }
    }
}
