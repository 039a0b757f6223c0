//! Which local does a name mean here?

use crate::model::LocalId;

/// The names in scope, innermost scope last.
#[derive(Default)]
pub(super) struct Scopes {
    names: Vec<(String, LocalId)>,
    starts: Vec<usize>,
}

impl Scopes {
    pub(super) fn enter(&mut self) {
        self.starts.push(self.names.len());
    }

    pub(super) fn leave(&mut self) {
        let start = self.starts.pop().expect("every scope that is left was entered");
        self.names.truncate(start);
    }

    pub(super) fn declare(&mut self, name: String, local: LocalId) {
        self.names.push((name, local));
    }

    pub(super) fn find(&self, name: &str) -> Option<LocalId> {
        self.names.iter().rev().find(|(known, _)| known == name).map(|(_, local)| *local)
    }
}
