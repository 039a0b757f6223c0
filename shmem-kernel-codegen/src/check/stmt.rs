//! Blocks, statements, control flow and assignment: names come into scope, types of both sides meet.

use proc_macro2::Span;

use super::Checker;
use super::infer::Kind;
use crate::api::Cpp;
use crate::error::ErrorKind;
use crate::model::{BinaryOp, Block, Expr, ExprKind, Label, LocalId, LocalKind, Stmt, StmtKind, Ty};
use crate::parse::plain;

impl Checker<'_> {
    pub(super) fn parameters(&mut self, parameters: &[LocalId]) {
        for id in parameters {
            self.declare(*id);
        }
    }

    pub(super) fn block(&mut self, block: &mut Block) {
        self.scopes.enter();
        for stmt in &mut block.stmts {
            self.stmt(stmt);
        }
        self.scopes.leave();
    }

    fn declare(&mut self, id: LocalId) {
        let name = plain(&self.locals[id.0].name);
        if name != "_" {
            self.scopes.declare(name, id);
        }
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        match &mut stmt.kind {
            StmtKind::Let { local, ty, init } => self.let_(*local, ty.as_ref(), init.as_mut()),
            StmtKind::Expr(expr) => {
                self.statement(expr);
                let is_call = matches!(expr.kind, ExprKind::Call(_));
                if is_call && !stmt.semicolon && !matches!(expr.ty, Ty::Unit | Ty::Unknown) {
                    self.report(expr.span, ErrorKind::BlockResult {});
                }
            }
        }
    }

    fn let_(&mut self, local: LocalId, ty: Option<&Ty>, init: Option<&mut Expr>) {
        let declared = match ty {
            Some(ty) if *ty != Ty::Unknown => ty.clone(),
            _ => self.types.fresh(Kind::Any),
        };
        match init {
            Some(init) => {
                let found = self.value(init);
                self.unify(&declared, &found, init.span);
            }
            None => drop(self.uninitialised.insert(local)),
        }
        self.locals[local.0].ty = declared;
        self.declare(local);
    }

    /// An expression that stands as a statement.
    fn statement(&mut self, expr: &mut Expr) {
        let span = expr.span;
        match &mut expr.kind {
            ExprKind::Assign(place, value) => self.assign(place, value),
            ExprKind::AssignOp(op, place, value) => self.assign_op(*op, place, value),
            ExprKind::If { condition, then, else_ } => self.if_(condition, then, else_.as_deref_mut()),
            ExprKind::Block(block) => self.block(block),
            ExprKind::Loop { label, body } => self.loop_body(label.as_ref(), body),
            ExprKind::While { label, condition, body } => {
                self.condition(condition);
                self.loop_body(label.as_ref(), body);
            }
            ExprKind::For { label, local, start, end, body, .. } => {
                self.for_(label.as_ref(), *local, [start, end], body);
            }
            ExprKind::Break(label) => self.jump("break", label.as_ref(), span),
            ExprKind::Continue(label) => self.jump("continue", label.as_ref(), span),
            ExprKind::Return => {}
            _ => {
                self.expr(expr);
                return;
            }
        }
        expr.ty = Ty::Unit;
    }

    fn if_(&mut self, condition: &mut Expr, then: &mut Block, else_: Option<&mut Expr>) {
        if !self.core_test(condition) {
            self.condition(condition);
        }
        self.block(then);
        if let Some(else_) = else_ {
            self.statement(else_);
        }
    }

    /// Whether a condition is a core test alone; types it if so.
    fn core_test(&mut self, condition: &mut Expr) -> bool {
        let ExprKind::Call(call) = &mut condition.kind else { return false };
        let name = plain(&call.name);
        let found = crate::api::find(&name).filter(|row| matches!(row.cpp, Cpp::CoreTest(_)));
        let is_hidden = self.scopes.find(&name).is_some();
        if found.is_none() || is_hidden || !call.arguments.is_empty() {
            return false;
        }
        call.function = found;
        condition.ty = Ty::BOOL;
        true
    }

    fn condition(&mut self, condition: &mut Expr) {
        let found = self.value(condition);
        self.unify(&Ty::BOOL, &found, condition.span);
    }

    fn loop_body(&mut self, label: Option<&Label>, body: &mut Block) {
        self.loops.push(label.map(|label| label.name.to_string()));
        self.block(body);
        self.loops.pop();
    }

    fn for_(
        &mut self,
        label: Option<&Label>,
        local: LocalId,
        [start, end]: [&mut Expr; 2],
        body: &mut Block,
    ) {
        let ty = self.types.fresh(Kind::Integer);
        for bound in [start, end] {
            let found = self.value(bound);
            self.unify(&ty, &found, bound.span);
        }
        self.locals[local.0].ty = ty;
        self.scopes.enter();
        self.declare(local);
        self.loop_body(label, body);
        self.scopes.leave();
    }

    fn jump(&mut self, what: &str, label: Option<&Label>, span: Span) {
        if self.loops.is_empty() {
            return self.report(span, ErrorKind::BreakOutside { what: what.to_string() });
        }
        let Some(label) = label else { return };
        let name = label.name.to_string();
        if !self.loops.iter().flatten().any(|known| *known == name) {
            self.report(label.name.span(), ErrorKind::UnknownLabel { label: name });
        }
    }

    fn assign(&mut self, place: &mut Expr, value: &mut Expr) {
        let found = self.value(value);
        let wanted = self.place(place);
        self.unify(&wanted, &found, value.span);
    }

    fn assign_op(&mut self, op: BinaryOp, place: &mut Expr, value: &mut Expr) {
        let found = self.value(value);
        let wanted = self.place(place);
        if self.sides_meet(op, &wanted) {
            self.unify(&wanted, &found, value.span);
        }
    }

    /// The type of a place that is assigned to.
    fn place(&mut self, place: &mut Expr) -> Ty {
        match &mut place.kind {
            ExprKind::Name(name) => {
                let name = name.clone();
                match self.scopes.find(&plain(&name)) {
                    Some(id) => self.assigned_local(place, id),
                    None => self.expr(place),
                }
            }
            ExprKind::Deref(_) | ExprKind::Index(..) => self.expr(place),
            _ => {
                self.expr(place);
                self.report(place.span, ErrorKind::NotAPlace {});
                Ty::Unknown
            }
        }
    }

    fn assigned_local(&mut self, place: &mut Expr, id: LocalId) -> Ty {
        let local = &self.locals[id.0];
        let (ty, name) = (local.ty.clone(), plain(&local.name));
        // A `let` without a value is initialised by an assignment; rustc sees that there is only one.
        let initialised_later = local.kind == LocalKind::Let && self.uninitialised.contains(&id);
        if !local.mutable && !initialised_later {
            let fix = match local.kind {
                LocalKind::Parameter => format!("write `mut {name}` in the signature"),
                LocalKind::Let => format!("write `let mut {name}`"),
                LocalKind::LoopVariable => format!("write `for mut {name} in`"),
            };
            self.report(place.span, ErrorKind::Immutable { name, fix });
        }
        place.kind = ExprKind::Local(id);
        place.ty = ty.clone();
        ty
    }
}
