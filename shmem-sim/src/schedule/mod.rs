//! Which ready task runs next? One policy per file.

mod fifo;

pub(crate) use fifo::Fifo;

use std::collections::VecDeque;

use crate::engine::TaskId;

/// A scheduling policy.
pub(crate) trait Policy {
    /// Takes the next task out of those that can run.
    fn next(&mut self, ready: &mut VecDeque<TaskId>) -> Option<TaskId>;
}
