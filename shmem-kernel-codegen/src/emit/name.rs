//! Names in C++.
//!
//! | what | pattern |
//! |---|---|
//! | a user's name | kept: `peer`; `type` for `r#type` |
//! | a name that C++ or AscendC owns | `half_1` |
//! | a name that hides another | `x_1`, `x_2` |
//! | a temporary | `t_1`, `t_2` |
//! | `_` as a loop variable | `i` |
//! | the flags of a labelled loop | `outer_break`, `outer_continue` |
//! | the bits of a half or bfloat16_t parameter | `h_bits` |
//! | a helper | `sk_div_i32` |
//! | kernel and launcher | `ring_a3`, `run_ring_a3` |

use std::collections::HashMap;

use super::reserved::is_reserved;
use crate::Soc;
use crate::model::{Function, LocalId, Unit};
use crate::parse::plain;

/// The names in use, innermost scope last.
#[derive(Default)]
pub(super) struct Names {
    live: Vec<String>,
    starts: Vec<usize>,
    locals: HashMap<LocalId, String>,
}

impl Names {
    pub(super) fn enter(&mut self) {
        self.starts.push(self.live.len());
    }

    pub(super) fn leave(&mut self) {
        let start = self.starts.pop().expect("every scope that is left was entered");
        self.live.truncate(start);
    }

    /// A name for a local that is declared here.
    pub(super) fn declare(&mut self, function: &Function, id: LocalId) -> String {
        let name = plain(&function.local(id).name);
        let name = self.fresh(if name == "_" { "i" } else { &name });
        self.locals.insert(id, name.clone());
        name
    }

    pub(super) fn local(&self, id: LocalId) -> &str {
        self.locals.get(&id).expect("a local is declared before it is used")
    }

    /// A name for a temporary.
    pub(super) fn temporary(&mut self) -> String {
        self.numbered("t")
    }

    /// Gives back the newest name, which was not needed.
    pub(super) fn release(&mut self, name: &str) {
        let newest = self.live.pop();
        debug_assert_eq!(newest.as_deref(), Some(name), "only the newest name can be given back");
    }

    /// `base`, or `base_1`, `base_2`, ... when that is taken.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        if !is_reserved(base) && !self.is_live(base) {
            return self.take(base.to_string());
        }
        // `x__1` would be a name that C++ reserves.
        self.numbered(base.trim_end_matches('_'))
    }

    /// A reserved prefix stays reserved behind a number, but no reserved name ends in one of ours.
    fn numbered(&mut self, base: &str) -> String {
        let mut names = (1..).map(|number| format!("{base}_{number}"));
        let name = names.find(|name| !self.is_live(name)).expect("numbers do not run out");
        self.take(name)
    }

    fn is_live(&self, name: &str) -> bool {
        self.live.iter().any(|live| live == name)
    }

    fn take(&mut self, name: String) -> String {
        self.live.push(name.clone());
        name
    }
}

/// The symbol of a kernel: every external symbol carries the SoC.
pub(super) fn kernel(unit: &Unit, soc: Soc) -> String {
    format!("{}_{soc}", unit.symbol)
}

/// The symbol that the host calls.
pub(super) fn launcher(unit: &Unit, soc: Soc) -> String {
    format!("run_{}_{soc}", unit.symbol)
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn hidden_and_reserved_names_get_numbers() {
        let mut names = Names::default();
        names.enter();
        assert_eq!(names.fresh("x"), "x");
        assert_eq!(names.fresh("x"), "x_1");
        assert_eq!(names.fresh("half"), "half_1");
        assert_eq!(names.fresh("aclshmem_quiet"), "aclshmem_quiet_1");
        assert_eq!(names.fresh("x_1"), "x_1_1");
        assert_eq!(names.fresh("x_"), "x_");
        assert_eq!(names.fresh("x_"), "x_2", "`x__1` would be reserved");
        names.leave();
        assert_eq!(names.fresh("x"), "x");
    }

    #[test]
    fn temporaries_avoid_the_users_names() {
        let mut names = Names::default();
        names.fresh("t_1");
        assert_eq!(names.temporary(), "t_2");
    }
}
