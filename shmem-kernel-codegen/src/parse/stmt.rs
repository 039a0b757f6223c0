//! Blocks, statements, and the expressions that stand as statements: control flow and assignment.

use syn::spanned::Spanned;
use syn::{
    BinOp, Expr as Syn, ExprBinary, ExprForLoop, ExprIf, ExprRange, Lifetime, RangeLimits, Stmt as SynStmt,
};

use super::{Parser, refuse};
use crate::error::ErrorKind;
use crate::model::{BinaryOp, Block, Expr, ExprKind, Label, Stmt, StmtKind, Ty};

impl Parser {
    pub(super) fn block(&mut self, block: &syn::Block) -> Option<Block> {
        let stmts: Vec<Option<Stmt>> = block.stmts.iter().map(|stmt| self.stmt(stmt)).collect();
        Some(Block { stmts: stmts.into_iter().collect::<Option<_>>()?, span: block.span() })
    }

    fn stmt(&mut self, stmt: &SynStmt) -> Option<Stmt> {
        match stmt {
            SynStmt::Local(local) => self.local(local),
            SynStmt::Item(item) => {
                let what = refuse::item(item).to_string();
                self.refuse(item.span(), ErrorKind::NestedItem { what })
            }
            SynStmt::Macro(call) => {
                let name = refuse::path(&call.mac.path);
                self.refuse(call.mac.path.span(), ErrorKind::MacroCall { name })
            }
            SynStmt::Expr(expr, semicolon) => self.expr_stmt(expr, semicolon.is_some()),
        }
    }

    fn local(&mut self, local: &syn::Local) -> Option<Stmt> {
        self.no_attributes(&local.attrs);
        let init = local.init.as_ref().map(|init| {
            if let Some((word, _)) = &init.diverge {
                self.errors.report(word.span(), ErrorKind::LetElse {});
            }
            self.expr(&init.expr)
        });
        let (id, ty) = self.let_pattern(&local.pat)?;
        let init = match init {
            Some(init) => Some(init?),
            None => None,
        };
        Some(Stmt {
            kind: StmtKind::Let { local: id, ty, init },
            semicolon: true,
            span: local.let_token.span(),
        })
    }

    fn expr_stmt(&mut self, expr: &Syn, semicolon: bool) -> Option<Stmt> {
        let parsed = self.statement(expr)?;
        // Whether a call has a value is known to the checker.
        let has_value = !is_statement(&parsed.kind) && !matches!(parsed.kind, ExprKind::Call(_));
        if !semicolon && has_value {
            return self.refuse(expr.span(), ErrorKind::BlockResult {});
        }
        Some(Stmt { span: parsed.span, semicolon, kind: StmtKind::Expr(parsed) })
    }

    /// An expression in the place of a statement.
    fn statement(&mut self, expr: &Syn) -> Option<Expr> {
        let kind = match expr {
            Syn::If(branch) => self.if_(branch)?,
            Syn::Block(block) if block.label.is_none() => ExprKind::Block(self.block(&block.block)?),
            Syn::Loop(turn) => {
                let label = self.label(turn.label.as_ref());
                ExprKind::Loop { label, body: self.block(&turn.body)? }
            }
            Syn::While(turn) => {
                let label = self.label(turn.label.as_ref());
                let (condition, body) = (self.expr(&turn.cond), self.block(&turn.body));
                ExprKind::While { label, condition: Box::new(condition?), body: body? }
            }
            Syn::ForLoop(turn) => self.for_(turn)?,
            Syn::Break(jump) => {
                if let Some(value) = &jump.expr {
                    return self.refuse(value.span(), ErrorKind::BreakValue {});
                }
                ExprKind::Break(jump.label.as_ref().map(label))
            }
            Syn::Continue(jump) => ExprKind::Continue(jump.label.as_ref().map(label)),
            Syn::Return(jump) => {
                if let Some(value) = &jump.expr {
                    return self.refuse(value.span(), ErrorKind::ReturnValue {});
                }
                ExprKind::Return
            }
            Syn::Assign(assign) => {
                if let Syn::Infer(hole) = &*assign.left {
                    return self.refuse(hole.span(), ErrorKind::Underscore {});
                }
                let (place, value) = (self.expr(&assign.left), self.expr(&assign.right));
                ExprKind::Assign(Box::new(place?), Box::new(value?))
            }
            Syn::Binary(binary) if let Some(op) = compound(&binary.op) => self.assign_op(op, binary)?,
            _ => return self.expr(expr),
        };
        self.no_attributes(refuse::attributes(expr));
        Some(Expr { kind, ty: Ty::Unknown, span: refuse::keyword(expr) })
    }

    fn assign_op(&mut self, op: BinaryOp, binary: &ExprBinary) -> Option<ExprKind> {
        let (place, value) = (self.expr(&binary.left), self.expr(&binary.right));
        Some(ExprKind::AssignOp(op, Box::new(place?), Box::new(value?)))
    }

    fn if_(&mut self, branch: &ExprIf) -> Option<ExprKind> {
        let condition = self.expr(&branch.cond);
        let then = self.block(&branch.then_branch);
        let else_ = match &branch.else_branch {
            Some((_, expr)) => Some(Box::new(self.statement(expr)?)),
            None => None,
        };
        Some(ExprKind::If { condition: Box::new(condition?), then: then?, else_ })
    }

    fn for_(&mut self, turn: &ExprForLoop) -> Option<ExprKind> {
        let label = self.label(turn.label.as_ref());
        let range = self.range(&turn.expr);
        let local = self.loop_pattern(&turn.pat);
        let body = self.block(&turn.body);
        let (start, end, inclusive) = range?;
        Some(ExprKind::For {
            label,
            local: local?,
            start: Box::new(start),
            end: Box::new(end),
            inclusive,
            body: body?,
        })
    }

    fn range(&mut self, expr: &Syn) -> Option<(Expr, Expr, bool)> {
        match expr {
            Syn::Paren(inner) => self.range(&inner.expr),
            Syn::Group(inner) => self.range(&inner.expr),
            Syn::Range(ExprRange { start: Some(start), end: Some(end), limits, .. }) => {
                let (start, end) = (self.expr(start), self.expr(end));
                Some((start?, end?, matches!(limits, RangeLimits::Closed(_))))
            }
            Syn::Range(range) => self.refuse(range.span(), ErrorKind::OpenRange {}),
            _ => self.refuse(expr.span(), ErrorKind::ForOver {}),
        }
    }

    fn label(&mut self, found: Option<&syn::Label>) -> Option<Label> {
        let found = label(&found?.name);
        self.check_name(&found.name);
        Some(found)
    }
}

fn label(lifetime: &Lifetime) -> Label {
    Label { name: lifetime.ident.clone() }
}

/// Whether it needs no semicolon and has no value.
fn is_statement(kind: &ExprKind) -> bool {
    !matches!(
        kind,
        ExprKind::Literal(_)
            | ExprKind::Name(_)
            | ExprKind::Unary(..)
            | ExprKind::Binary(..)
            | ExprKind::Logical(..)
            | ExprKind::Cast(..)
            | ExprKind::Deref(_)
            | ExprKind::Index(..)
            | ExprKind::Pointer(..)
            | ExprKind::Call(_)
    )
}

fn compound(op: &BinOp) -> Option<BinaryOp> {
    Some(match op {
        BinOp::AddAssign(_) => BinaryOp::Add,
        BinOp::SubAssign(_) => BinaryOp::Sub,
        BinOp::MulAssign(_) => BinaryOp::Mul,
        BinOp::DivAssign(_) => BinaryOp::Div,
        BinOp::RemAssign(_) => BinaryOp::Rem,
        BinOp::BitXorAssign(_) => BinaryOp::BitXor,
        BinOp::BitAndAssign(_) => BinaryOp::BitAnd,
        BinOp::BitOrAssign(_) => BinaryOp::BitOr,
        BinOp::ShlAssign(_) => BinaryOp::Shl,
        BinOp::ShrAssign(_) => BinaryOp::Shr,
        _ => return None,
    })
}
