//! The options between the parentheses of `#[shmem_kernel(...)]`.

use proc_macro2::TokenStream;

use crate::{Errors, Soc};

/// Which cores run a kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Core {
    /// Cube and vector cores: per block one AIC and two AIV.
    #[default]
    Mix,
    /// Vector cores only.
    Aiv,
    /// Cube cores only.
    Aic,
}

/// The options of a unit.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// `core = "aiv"`
    pub core: Core,
    /// `soc = ["a3"]`; `None` allows every SoC.
    pub socs: Option<Vec<Soc>>,
    /// `name = "other"`: the name used for symbols and files instead of the item's.
    pub name: Option<String>,
}

impl Options {
    /// Reads the tokens between the parentheses; empty tokens are the defaults.
    pub fn parse(_tokens: TokenStream) -> Result<Options, Errors> {
        Ok(Options::default())
    }

    /// Whether the unit has a text for `soc`.
    pub fn allows(&self, soc: Soc) -> bool {
        self.socs.as_ref().is_none_or(|socs| socs.contains(&soc))
    }
}

impl Core {
    /// The word in the option: `mix`.
    pub fn name(self) -> &'static str {
        match self {
            Core::Mix => "mix",
            Core::Aiv => "aiv",
            Core::Aic => "aic",
        }
    }
}
