//! Which toolchain compiles the kernels?
//!
//! | `SHMEM_TOOLCHAIN` | CANN is here | a C++ compiler is here | |
//! |---|---|---|---|
//! | `auto` | yes | | CANN |
//! | `auto` | no | yes | host |
//! | `auto` | no | no | none: kernels run natively |
//! | `cann` | no | | error |
//! | `host` | | no | error |

use crate::cann::Cann;
use crate::host::Host;
use crate::{Environment, Error, environment};

/// What compiles the kernels.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Toolchain {
    /// bisheng of a CANN toolkit.
    Cann(Cann),
    /// The host C++ compiler, with the simulator's headers.
    Host(Host),
    /// Nothing: kernels run natively in the simulator. Holds the reason.
    None(String),
}

impl Toolchain {
    /// Chooses by the environment.
    pub fn choose(environment: &Environment) -> Result<Toolchain, Error> {
        match environment.toolchain.as_deref().unwrap_or("auto") {
            "auto" => match Cann::find(environment) {
                Ok(cann) => Ok(Toolchain::Cann(cann)),
                Err(_) => Ok(Host::find(environment).map_or_else(Toolchain::None, Toolchain::Host)),
            },
            "cann" => {
                Cann::find(environment).map(Toolchain::Cann).map_err(|looked| Error::NoToolkit { looked })
            }
            "host" => Host::find(environment).map(Toolchain::Host).map_err(|why| Error::NoCompiler { why }),
            other => Err(Error::ToolchainValue { value: other.to_string() }),
        }
    }

    /// What `SHMEM_OBJECTS` tells the macro: `cann`, `host`, or `none`.
    pub(crate) fn objects(&self) -> &'static str {
        match self {
            Toolchain::Cann(_) => "cann",
            Toolchain::Host(_) => "host",
            Toolchain::None(_) => "none",
        }
    }

    /// One line for the user.
    pub(crate) fn describe(&self, environment: &Environment) -> String {
        let socs: Vec<&str> = environment.socs.iter().map(|soc| soc.name()).collect();
        let socs = socs.join(", ");
        match self {
            Toolchain::Cann(cann) => format!("kernels for {socs} compiled by {}", cann.describe()),
            Toolchain::Host(host) => {
                let why = match &environment.ascend_home {
                    None => "ASCEND_HOME_PATH is not set".to_string(),
                    Some(_) if environment.toolchain.as_deref() == Some("host") => {
                        "SHMEM_TOOLCHAIN=host".to_string()
                    }
                    Some(home) => format!("no bisheng in {}", home.display()),
                };
                format!("kernels for {socs} compiled by {} for the simulator ({why})", host.describe())
            }
            Toolchain::None(why) => format!("kernels for {socs} run natively in the simulator: {why}"),
        }
    }
}

/// For the build scripts of the crates that export or declare the C interface: sets `cfg(cann)` when CANN provides it.
pub fn announce_cann() {
    println!("cargo::rustc-check-cfg=cfg(cann)");
    for name in ["SHMEM_TOOLCHAIN", "ASCEND_HOME_PATH", "SHMEM_HOME_PATH"] {
        debug_assert!(environment::WATCHED.contains(&name), "what is read is watched");
        println!("cargo::rerun-if-env-changed={name}");
    }
    let environment = Environment::from_process();
    if environment.toolchain.as_deref() == Some("host") {
        return;
    }
    if let Ok(cann) = Cann::find(&environment) {
        println!("cargo::rustc-cfg=cann");
        cann.link_host_libraries(&environment).iter().for_each(|line| println!("{line}"));
    }
}
