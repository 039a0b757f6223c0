//! Loops.

use super::code::{Code, Level};
use super::function::Printer;
use super::helper::Helper;
use super::operand::conflict;
use super::ty;
use crate::api::Effect;
use crate::check::{Order, order, range};
use crate::model::{Block, Expr, ExprKind, Label, LocalId, Scalar};

impl Printer<'_> {
    pub(super) fn loop_(&mut self, label: Option<&Label>, body: &Block) {
        self.text.open("while (true)");
        self.keep_turning(&[], body);
        self.body(label, body);
        self.text.close();
        self.after_loop(body);
    }

    pub(super) fn while_(&mut self, label: Option<&Label>, condition: &Expr, body: &Block) {
        self.names.enter();
        let start = self.text.len();
        let code = self.expr(condition);
        if self.text.len() == start {
            self.text.open(format!("while ({})", code.text));
            self.keep_turning(&[condition], body);
        } else {
            // The condition needs statements of its own, each turn.
            let steps = self.text.take(start);
            self.text.open("while (true)");
            self.text.append(steps);
            self.break_unless(&code);
        }
        self.body(label, body);
        self.text.close();
        self.names.leave();
        self.after_loop(body);
    }

    /// The loop variable is a fresh one each turn.
    pub(super) fn for_(
        &mut self,
        label: Option<&Label>,
        local: LocalId,
        ends: [&Expr; 2],
        inclusive: bool,
        body: &Block,
    ) {
        // `counter <= end` would hold for ever where `end` is the largest value.
        let ends_at_max = inclusive && self.reaches_max(ends[1]);
        let [first, last] = self.bounds(ends, ends_at_max);
        let more = ends_at_max.then(|| self.first_turn(ends, &first, &last));
        self.names.enter();
        let declared = self.function.local(local);
        let ty = ty::cpp(&declared.ty);
        let counter = match declared.mutable {
            true => self.names.temporary(),
            false => self.names.declare(self.function, local),
        };
        let (first, last) = (first.text, last.inside(Level::Relational, true));
        let (test, next) = match more {
            Some(more) => (more.clone(), format!("{more} = {counter} < {last}, ++{counter}")),
            None if inclusive => (format!("{counter} <= {last}"), format!("++{counter}")),
            None => (format!("{counter} < {last}"), format!("++{counter}")),
        };
        self.text.open(format!("for ({ty} {counter} = {first}; {test}; {next})"));
        if declared.mutable {
            let unused = if declared.used { "" } else { "[[maybe_unused]] " };
            let name = self.names.declare(self.function, local);
            self.text.line(format!("{unused}{ty} {name} = {counter};"));
        }
        self.body(label, body);
        self.text.close();
        self.names.leave();
        self.after_loop(body);
    }

    /// The ends of a range, each evaluated once, in this order.
    fn bounds(&mut self, [start, end]: [&Expr; 2], ends_at_max: bool) -> [Code; 2] {
        let (first_order, last_order) = (order(self.function, start), order(self.function, end));
        let printed_twice = ends_at_max && first_order != Order::Free;
        let mut first = self.expr(start);
        if printed_twice || conflict(first_order, last_order) {
            first = self.hoist(start, first);
        }
        let last = self.expr(end);
        let last = if self.is_fixed(end) { last } else { self.hoist(end, last) };
        [first, last]
    }

    /// Declares whether a closed range has another turn, for the first one.
    fn first_turn(&mut self, ends: [&Expr; 2], first: &Code, last: &Code) -> String {
        let turns = match first.text == last.text || self.always_turns(ends) {
            true => "true".to_string(),
            false => {
                format!(
                    "{} <= {}",
                    first.inside(Level::Relational, false),
                    last.inside(Level::Relational, true)
                )
            }
        };
        let more = self.names.temporary();
        self.text.line(format!("bool {more} = {turns};"));
        more
    }

    fn body(&mut self, label: Option<&Label>, body: &Block) {
        self.names.enter();
        let flags = self.flags(label, body);
        self.loops.push(flags);
        self.statements(body);
        self.loops.pop();
        self.names.leave();
    }

    /// Gives a side effect to a loop that may turn for ever and calls nothing.
    fn keep_turning(&mut self, conditions: &[&Expr], body: &Block) {
        let calls = conditions.iter().any(|expr| calls(expr)) || body.children().into_iter().any(calls);
        if !calls {
            let helper = self.helpers.need(Helper::Turn);
            self.text.line(format!("{helper}();"));
        }
    }

    /// Whether a bound gives the same value each time it is evaluated.
    fn is_fixed(&self, bound: &Expr) -> bool {
        let local_is_fixed = |id: LocalId| !self.function.local(id).mutable;
        let fixed = match &bound.kind {
            ExprKind::Local(id) => local_is_fixed(*id),
            _ => true,
        };
        fixed
            && order(self.function, bound) == Order::Free
            && bound.children().into_iter().all(|part| self.is_fixed(part))
    }

    /// Whether a closed range has a first turn whatever its ends are.
    fn always_turns(&self, [start, end]: [&Expr; 2]) -> bool {
        match (range(self.function, start), range(self.function, end)) {
            (Some((_, start)), Some((end, _))) => start <= end,
            _ => false,
        }
    }

    fn reaches_max(&self, end: &Expr) -> bool {
        let largest = end.ty.scalar().and_then(Scalar::range).map(|range| range.1);
        range(self.function, end).map(|range| range.1) == largest
    }
}

/// Whether there is a call with an effect in it.
fn calls(expr: &Expr) -> bool {
    let own = match &expr.kind {
        ExprKind::Call(call) => call.function.is_none_or(|row| row.effect != Effect::Pure),
        _ => false,
    };
    own || expr.children().into_iter().any(calls)
}
