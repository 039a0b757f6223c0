//! Statements.

use super::code::Code;
use super::expr::{at, deref, is_wide};
use super::function::Printer;
use super::operand::conflict;
use super::ty;
use crate::api::Cpp;
use crate::check::{Order, order, range};
use crate::model::{BinaryOp, Block, Expr, ExprKind, LocalId, Scalar, Stmt, StmtKind};

impl Printer<'_> {
    /// The statements of a block, without its braces.
    pub(super) fn statements(&mut self, block: &Block) {
        self.names.enter();
        for stmt in &block.stmts {
            self.stmt(stmt);
        }
        self.names.leave();
    }

    fn stmt(&mut self, stmt: &Stmt) {
        self.text.at(stmt.span);
        match &stmt.kind {
            StmtKind::Let { local, init, .. } => self.let_(*local, init.as_ref()),
            StmtKind::Expr(expr) => self.statement(expr),
        }
    }

    /// The value is read before the name exists, so `let x = x + 1` reads the earlier `x`.
    fn let_(&mut self, local: LocalId, init: Option<&Expr>) {
        let value = init.map(|init| self.expr(init));
        let declared = self.function.local(local);
        if declared.name == "_" {
            if let Some(value) = value {
                self.text.line(format!("static_cast<void>({});", value.text));
            }
            return;
        }
        let unused = if declared.used { "" } else { "[[maybe_unused]] " };
        let (ty, name) = (ty::cpp(&declared.ty), self.names.declare(self.function, local));
        match value {
            Some(value) => self.text.line(format!("{unused}{ty} {name} = {};", value.text)),
            None => self.text.line(format!("{unused}{ty} {name};")),
        }
    }

    fn statement(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign(place, value) => self.assign(place, value),
            ExprKind::AssignOp(op, place, value) => self.assign_op(*op, place, value),
            ExprKind::If { condition, then, else_ } => self.if_(condition, then, else_.as_deref()),
            ExprKind::Block(block) => self.braces(block),
            ExprKind::Loop { label, body } => self.loop_(label.as_ref(), body),
            ExprKind::While { label, condition, body } => self.while_(label.as_ref(), condition, body),
            ExprKind::For { label, local, start, end, inclusive, body } => {
                self.for_(label.as_ref(), *local, [start, end], *inclusive, body);
            }
            ExprKind::Break(label) => self.jump(label.as_ref(), true),
            ExprKind::Continue(label) => self.jump(label.as_ref(), false),
            ExprKind::Return => self.text.line("return;"),
            ExprKind::Call(call) => {
                let code = self.call_statement(call);
                self.text.line(format!("{};", code.text));
            }
            _ => {
                let code = self.expr(expr);
                self.text.line(format!("static_cast<void>({});", code.text));
            }
        }
    }

    fn braces(&mut self, block: &Block) {
        self.text.open("");
        self.statements(block);
        self.text.close();
    }

    fn if_(&mut self, condition: &Expr, then: &Block, else_: Option<&Expr>) {
        let head = self.if_head(condition);
        self.text.open(head);
        self.statements(then);
        self.else_(else_);
        self.text.close();
    }

    /// `else if` where the condition needs no statements of its own, else an `if` inside `else`.
    fn else_(&mut self, else_: Option<&Expr>) {
        match else_.map(|else_| &else_.kind) {
            None => {}
            Some(ExprKind::Block(block)) => {
                self.text.close_open("else");
                self.statements(block);
            }
            Some(ExprKind::If { condition, then, else_ }) => {
                let start = self.text.len();
                let head = self.if_head(condition);
                if self.text.len() == start {
                    self.text.close_open(&format!("else {head}"));
                    self.statements(then);
                    return self.else_(else_.as_deref());
                }
                let steps = self.text.take(start);
                self.text.close_open("else");
                self.text.append(steps);
                self.text.open(head);
                self.statements(then);
                self.else_(else_.as_deref());
                self.text.close();
            }
            Some(_) => unreachable!("`else` is followed by a block or an `if`"),
        }
    }

    fn if_head(&mut self, condition: &Expr) -> String {
        let code = self.expr(condition);
        match &condition.kind {
            ExprKind::Call(call) if matches!(call.function.map(|row| &row.cpp), Some(Cpp::CoreTest(_))) => {
                format!("if {}", code.text)
            }
            _ => format!("if ({})", code.text),
        }
    }

    /// The value is evaluated before the place.
    fn assign(&mut self, place: &Expr, value: &Expr) {
        let (place, value) = match &place.kind {
            ExprKind::Deref(pointer) => {
                let [value, pointer] = self.operands([value, pointer]);
                (deref(&pointer), value)
            }
            ExprKind::Index(pointer, index) => {
                let [value, pointer, index] = self.operands([value, pointer, index]);
                (at(&pointer, &index), value)
            }
            _ => {
                let value = self.expr(value);
                (self.expr(place), value)
            }
        };
        self.text.line(format!("{} = {};", place.text, value.text));
    }

    /// The right side is evaluated before the place is read.
    fn assign_op(&mut self, op: BinaryOp, place: &Expr, value: &Expr) {
        let has_compound_form = self.has_compound_form(op, place, value);
        let mut code = self.expr(value);
        // C++17 evaluates the right side of `op=` first; where the place needs steps of its own, or stands on both sides,
        // the order is made here.
        let moves = match order(self.function, value) {
            Order::Acts => !(has_compound_form && self.is_simple(place)),
            // What reads or may trap must not move behind an act of the place.
            other => conflict(other, order(self.function, place)),
        };
        if moves {
            code = self.hoist(value, code);
        }
        let target = self.place(place);
        let line = match has_compound_form {
            true => {
                let code = if op.is_shift() { self.amount(&place.ty, value, code) } else { code };
                format!("{} {}= {};", target.text, op.symbol(), code.text)
            }
            false => {
                format!("{} = {};", target.text, self.combine(op, place, value, [target.clone(), code]).text)
            }
        };
        self.text.line(line);
    }

    /// A place that can be printed twice: what reads or acts in it is evaluated once, here.
    fn place(&mut self, place: &Expr) -> Code {
        match &place.kind {
            ExprKind::Deref(pointer) => {
                let pointer = self.once(pointer);
                deref(&pointer)
            }
            ExprKind::Index(pointer, index) => {
                let pointer = self.once(pointer);
                let index = self.once(index);
                at(&pointer, &index)
            }
            _ => self.expr(place),
        }
    }

    /// Whether finding the place takes no step that can be seen.
    fn is_simple(&self, place: &Expr) -> bool {
        place.children().into_iter().all(|part| order(self.function, part) == Order::Free)
    }

    fn once(&mut self, expr: &Expr) -> Code {
        let code = self.expr(expr);
        if order(self.function, expr) == Order::Free { code } else { self.hoist(expr, code) }
    }

    /// Whether `place op= value` has Rust's meaning in C++.
    fn has_compound_form(&self, op: BinaryOp, place: &Expr, value: &Expr) -> bool {
        let unsigned = !place.ty.scalar().is_some_and(Scalar::is_signed);
        is_wide(&place.ty)
            && match op {
                BinaryOp::Div | BinaryOp::Rem => !self.needs_helper(place, value),
                BinaryOp::Shl => unsigned || range(self.function, place).is_none(),
                _ => true,
            }
    }

    /// `if (!(condition)) { break; }`
    pub(super) fn break_unless(&mut self, condition: &Code) {
        let text = condition.prefix('!');
        self.text.open(format!("if ({text})"));
        self.text.line("break;");
        self.text.close();
    }
}
