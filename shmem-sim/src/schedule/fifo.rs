//! The task that has been ready for longest.

use std::collections::VecDeque;

use super::Policy;
use crate::engine::TaskId;

/// First in, first out.
pub(crate) struct Fifo;

impl Policy for Fifo {
    fn next(&mut self, ready: &mut VecDeque<TaskId>) -> Option<TaskId> {
        ready.pop_front()
    }
}
