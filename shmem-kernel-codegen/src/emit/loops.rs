//! Loops.

use super::code::Level;
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

    /// `start` and `end` are evaluated once, in this order; the loop variable is a fresh one each turn.
    pub(super) fn for_(
        &mut self,
        label: Option<&Label>,
        local: LocalId,
        [start, end]: [&Expr; 2],
        inclusive: bool,
        body: &Block,
    ) {
        // `counter <= end` would hold for ever where `end` is the largest value.
        let ends_at_max = inclusive && self.reaches_max(end);
        let (first_order, last_order) = (order(self.function, start), order(self.function, end));
        let printed_twice = ends_at_max && first_order != Order::Free;
        let first = self.expr(start);
        let first =
            if printed_twice || conflict(first_order, last_order) { self.hoist(start, first) } else { first };
        let last = self.expr(end);
        let last = if self.is_fixed(end) { last } else { self.hoist(end, last) };
        let last = last.inside(Level::Relational, true);
        let more = ends_at_max.then(|| {
            let first = first.inside(Level::Relational, false);
            let always = first == last || self.turns([start, end]);
            let turns = if always { "true" } else { &format!("{first} <= {last}") };
            let more = self.names.temporary();
            self.text.line(format!("bool {more} = {turns};"));
            more
        });
        self.names.enter();
        let declared = self.function.local(local);
        let ty = ty::cpp(&declared.ty);
        let counter = match declared.mutable {
            true => self.names.temporary(),
            false => self.names.declare(self.function, local),
        };
        let (first, turn) = (first.text, format!("++{counter}"));
        let compare = if inclusive { "<=" } else { "<" };
        let head = match more {
            Some(more) => {
                format!("for ({ty} {counter} = {first}; {more}; {more} = {counter} < {last}, {turn})")
            }
            None => format!("for ({ty} {counter} = {first}; {counter} {compare} {last}; {turn})"),
        };
        self.text.open(head);
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
    fn turns(&self, [start, end]: [&Expr; 2]) -> bool {
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
