//! `break` and `continue`, also out of inner loops.
//!
//! C++ leaves only the innermost loop. A jump to an outer label sets a flag of the labelled loop and breaks; behind each
//! loop that it leaves, the flag is tested. The flags are declared at the top of the labelled loop's body, so each turn starts
//! with them unset.

use proc_macro2::Ident;

use super::function::Printer;
use crate::model::{Block, Expr, ExprKind, Label};

/// A loop around the present place.
pub(super) struct Loop {
    pub(super) label: Option<String>,
    /// The flag that says that the loop is to be left.
    pub(super) broken: Option<String>,
    /// The flag that says that its next turn is to begin.
    pub(super) continued: Option<String>,
}

impl Loop {
    /// A loop that no inner loop jumps to.
    fn plain() -> Loop {
        Loop { label: None, broken: None, continued: None }
    }
}

impl Printer<'_> {
    /// Declares the flags that jumps out of inner loops need.
    pub(super) fn flags(&mut self, label: Option<&Label>, body: &Block) -> Loop {
        let Some(label) = label else { return Loop::plain() };
        let name = label.name.to_string();
        let broken = jumps_from_inner(body, &name, true).then(|| self.flag(&name, "break"));
        let continued = jumps_from_inner(body, &name, false).then(|| self.flag(&name, "continue"));
        Loop { label: Some(name), broken, continued }
    }

    fn flag(&mut self, label: &str, what: &str) -> String {
        let name = self.names.fresh(&format!("{label}_{what}"));
        self.text.line(format!("bool {name} = false;"));
        name
    }

    pub(super) fn jump(&mut self, label: Option<&Label>, breaks: bool) {
        let plain = if breaks { "break;" } else { "continue;" };
        let target = match label {
            None => return self.text.line(plain),
            Some(label) => self.find(&label.name.to_string()),
        };
        if target + 1 == self.loops.len() {
            return self.text.line(plain);
        }
        let found = &self.loops[target];
        let flag = if breaks { &found.broken } else { &found.continued };
        let flag = flag.as_ref().expect("flags are declared for every jump from an inner loop").clone();
        self.text.line(format!("{flag} = true;"));
        self.text.line("break;");
    }

    fn find(&self, label: &str) -> usize {
        let is_it = |found: &Loop| found.label.as_deref() == Some(label);
        self.loops.iter().rposition(is_it).expect("the checker finds every label")
    }

    /// Behind a loop: goes on with the jumps that left it.
    pub(super) fn after_loop(&mut self, body: &Block) {
        let Some(innermost) = self.loops.len().checked_sub(1) else { return };
        let mut leave = Vec::new();
        for index in 0..=innermost {
            let Some(label) = self.loops[index].label.clone() else { continue };
            if self.find(&label) != index {
                continue;
            }
            for (breaks, flag) in
                [(true, self.loops[index].broken.clone()), (false, self.loops[index].continued.clone())]
            {
                let Some(flag) = flag.filter(|_| jumps(body, &label, breaks)) else { continue };
                match index == innermost && !breaks {
                    true => self.test(&flag, "continue;"),
                    false => leave.push(flag),
                }
            }
        }
        if !leave.is_empty() {
            self.test(&leave.join(" || "), "break;");
        }
    }

    fn test(&mut self, flags: &str, then: &str) {
        self.text.open(format!("if ({flags})"));
        self.text.line(then);
        self.text.close();
    }
}

/// Whether a loop inside `body` jumps to `label`.
fn jumps_from_inner(body: &Block, label: &str, breaks: bool) -> bool {
    body.children().into_iter().any(|expr| from_inner(expr, label, breaks))
}

fn from_inner(expr: &Expr, label: &str, breaks: bool) -> bool {
    match loop_body(expr) {
        Some((own, _)) if own.is_some_and(|own| own == label) => false,
        Some((_, body)) => jumps(body, label, breaks),
        None => expr.children().into_iter().any(|child| from_inner(child, label, breaks)),
    }
}

/// Whether anything inside `body` jumps to `label`.
fn jumps(body: &Block, label: &str, breaks: bool) -> bool {
    body.children().into_iter().any(|expr| jumps_in(expr, label, breaks))
}

fn jumps_in(expr: &Expr, label: &str, breaks: bool) -> bool {
    match &expr.kind {
        ExprKind::Break(Some(target)) => breaks && target.name == label,
        ExprKind::Continue(Some(target)) => !breaks && target.name == label,
        _ if loop_body(expr).is_some_and(|(own, _)| own.is_some_and(|own| own == label)) => false,
        _ => expr.children().into_iter().any(|child| jumps_in(child, label, breaks)),
    }
}

fn loop_body(expr: &Expr) -> Option<(Option<&Ident>, &Block)> {
    let (label, body) = match &expr.kind {
        ExprKind::Loop { label, body }
        | ExprKind::While { label, body, .. }
        | ExprKind::For { label, body, .. } => (label, body),
        _ => return None,
    };
    Some((label.as_ref().map(|label| &label.name), body))
}
