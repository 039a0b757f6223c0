//! Who waits where, when nothing can run.

use super::{Engine, Wait};

/// Lines of a report; the rest is counted.
const MOST_LINES: usize = 48;

/// In which way a run is stuck.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stuck {
    /// Every task waits for something that nobody can do.
    Deadlock,
    /// Every task waits or polls, and what is polled does not change.
    Stall,
}

impl Engine {
    pub(super) fn render_stuck(&self, stuck: Stuck, own: Option<&Wait>) -> String {
        let head = match stuck {
            Stuck::Deadlock => "error[deadlock]: nothing can run: every task waits",
            Stuck::Stall => "error[stall]: every task waits or polls, and no polled word changes",
        };
        let lines = self.waits(own);
        let more = lines.len().saturating_sub(MOST_LINES);
        let mut text = head.to_string();
        for line in lines.iter().take(MOST_LINES) {
            text.push_str("\n   = ");
            text.push_str(line);
        }
        if more > 0 {
            text.push_str(&format!("\n   = and {more} more"));
        }
        text
    }

    /// What this process waits for, in one line.
    pub(super) fn render_waits(&self, own: Option<&Wait>) -> String {
        self.waits(own).join("; ")
    }

    fn waits(&self, own: Option<&Wait>) -> Vec<String> {
        let tasks = self.tasks.borrow();
        let mut lines: Vec<(i32, bool, String)> = Vec::new();
        for id in self.waiting.borrow().iter() {
            let context = &tasks[*id].as_ref().expect("a waiting task has not ended").context;
            let wait = context.wait.borrow();
            let Some(wait) = wait.as_ref() else { continue };
            let (who, kernel) = match &context.core {
                Some(core) => (context.who(core).to_string(), core.launch.spec.kernel),
                None => (format!("PE {}, host program", context.pe.number()), None),
            };
            lines.push((
                context.pe.number(),
                context.core.is_none(),
                format!("{who}: {}", describe(wait, kernel)),
            ));
        }
        if let Some(own) = own {
            let number = self.pes[0].number();
            lines.push((number, true, format!("PE {number}, host program: {}", describe(own, None))));
        }
        lines.sort();
        lines.into_iter().map(|(_, _, line)| line).collect()
    }
}

fn describe(wait: &Wait, kernel: Option<&crate::launch::Kernel>) -> String {
    let place = wait.place.map(|place| format!(" at {}", place.render(kernel))).unwrap_or_default();
    let peer = if wait.peer >= 0 { format!(" waits for PE {}", wait.peer) } else { " waits".to_string() };
    format!("{}{place}{peer}: {}", wait.call, wait.condition.describe())
}
