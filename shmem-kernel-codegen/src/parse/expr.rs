//! Expressions that have a value.

use proc_macro2::Ident;
use syn::spanned::Spanned;
use syn::{
    BinOp, Expr as Syn, ExprBinary, ExprCall, ExprCast, ExprIndex, ExprMethodCall, ExprPath, ExprUnary, Lit,
    LitFloat, LitInt, UnOp,
};

use super::{Parser, refuse};
use crate::error::ErrorKind;
use crate::model::{BinaryOp, Call, Expr, ExprKind, Literal, LogicalOp, PointerMethod, Scalar, Ty, UnaryOp};

impl Parser {
    pub(super) fn expr(&mut self, expr: &Syn) -> Option<Expr> {
        self.no_attributes(refuse::attributes(expr));
        match expr {
            Syn::Paren(inner) => self.expr(&inner.expr),
            Syn::Group(inner) => self.expr(&inner.expr),
            Syn::Lit(literal) => self.literal(&literal.lit),
            Syn::Path(path) => self.path(path),
            Syn::Unary(unary) => self.unary(unary),
            Syn::Binary(binary) => self.binary(binary),
            Syn::Cast(cast) => self.cast(cast),
            Syn::Index(index) => self.index(index),
            Syn::Call(call) => self.call(call),
            Syn::MethodCall(call) => self.method(call),
            _ => self.refuse(expr.span(), refuse::expression(expr)),
        }
    }

    fn literal(&mut self, literal: &Lit) -> Option<Expr> {
        match literal {
            Lit::Int(int) => self.int(int),
            Lit::Float(float) => self.float(float),
            Lit::Bool(flag) => node(ExprKind::Literal(Literal::Bool(flag.value)), Ty::BOOL, literal),
            _ => self.refuse(literal.span(), refuse::literal(literal)),
        }
    }

    fn int(&mut self, int: &LitInt) -> Option<Expr> {
        let ty = self.suffix(int.suffix(), int)?;
        if ty.scalar().is_some_and(Scalar::is_float) {
            return node(ExprKind::Literal(Literal::Float(int.base10_digits().to_string())), ty, int);
        }
        match int.base10_parse::<u128>() {
            Ok(value) => node(ExprKind::Literal(Literal::Int(value)), ty, int),
            Err(_) => {
                let kind =
                    ErrorKind::LiteralRange { value: int.base10_digits().to_string(), ty: "u64".to_string() };
                self.refuse(int.span(), kind)
            }
        }
    }

    fn float(&mut self, float: &LitFloat) -> Option<Expr> {
        let ty = self.suffix(float.suffix(), float)?;
        if ty.scalar().is_some_and(Scalar::is_integer) {
            return self
                .refuse(float.span(), ErrorKind::LiteralSuffix { suffix: float.suffix().to_string() });
        }
        node(ExprKind::Literal(Literal::Float(float.base10_digits().to_string())), ty, float)
    }

    /// The type that a suffix fixes: unknown without one.
    fn suffix(&mut self, suffix: &str, literal: &impl Spanned) -> Option<Ty> {
        if suffix.is_empty() {
            return Some(Ty::Unknown);
        }
        let usable = |scalar: &Scalar| !matches!(scalar, Scalar::Bool | Scalar::F16 | Scalar::Bf16);
        match Scalar::from_rust(suffix).filter(usable) {
            Some(scalar) => Some(Ty::Scalar(scalar)),
            None => self.refuse(literal.span(), ErrorKind::LiteralSuffix { suffix: suffix.to_string() }),
        }
    }

    fn path(&mut self, path: &ExprPath) -> Option<Expr> {
        match path.path.get_ident() {
            Some(name) if path.qself.is_none() => node(ExprKind::Name(name.clone()), Ty::Unknown, path),
            _ => self.refuse(path.span(), refuse::path_expression(&path.path)),
        }
    }

    fn unary(&mut self, unary: &ExprUnary) -> Option<Expr> {
        let operand = Box::new(self.expr(&unary.expr)?);
        match unary.op {
            UnOp::Neg(_) => node(ExprKind::Unary(UnaryOp::Neg, operand), Ty::Unknown, unary),
            UnOp::Not(_) => node(ExprKind::Unary(UnaryOp::Not, operand), Ty::Unknown, unary),
            UnOp::Deref(_) => node(ExprKind::Deref(operand), Ty::Unknown, unary),
            _ => self.refuse(unary.span(), ErrorKind::OtherExpression {}),
        }
    }

    fn binary(&mut self, binary: &ExprBinary) -> Option<Expr> {
        let (left, right) = (self.expr(&binary.left), self.expr(&binary.right));
        let operator = operator(&binary.op);
        if operator.is_none() {
            return self.refuse(binary.span(), ErrorKind::AssignInExpression {});
        }
        let (left, right) = (Box::new(left?), Box::new(right?));
        let kind = match operator? {
            Operator::Logical(op) => ExprKind::Logical(op, left, right),
            Operator::Binary(op) => ExprKind::Binary(op, left, right),
        };
        // The operator's own span: an overflow is reported there.
        Some(Expr { kind, ty: Ty::Unknown, span: binary.span() })
    }

    fn cast(&mut self, cast: &ExprCast) -> Option<Expr> {
        let (value, ty) = (self.expr(&cast.expr), self.ty(&cast.ty));
        node(ExprKind::Cast(Box::new(value?), ty?), Ty::Unknown, cast)
    }

    fn index(&mut self, index: &ExprIndex) -> Option<Expr> {
        let (pointer, offset) = (self.expr(&index.expr), self.expr(&index.index));
        node(ExprKind::Index(Box::new(pointer?), Box::new(offset?)), Ty::Unknown, index)
    }

    fn call(&mut self, call: &ExprCall) -> Option<Expr> {
        let arguments: Vec<Option<Expr>> = call.args.iter().map(|argument| self.expr(argument)).collect();
        let name = self.callee(&call.func)?;
        let arguments = arguments.into_iter().collect::<Option<_>>()?;
        let call_node = Call { name, function: None, arguments };
        Some(Expr { span: call.func.span(), kind: ExprKind::Call(call_node), ty: Ty::Unknown })
    }

    fn callee(&mut self, callee: &Syn) -> Option<Ident> {
        let Syn::Path(path) = callee else {
            return self.refuse(callee.span(), ErrorKind::Callee {});
        };
        let arguments = path.path.segments.iter().find(|segment| !segment.arguments.is_none());
        if let Some(segment) = arguments {
            return self.refuse(segment.arguments.span(), ErrorKind::Turbofish {});
        }
        match path.path.get_ident() {
            Some(name) if path.qself.is_none() => Some(name.clone()),
            _ => self.refuse(path.span(), refuse::path_callee(&path.path)),
        }
    }

    fn method(&mut self, call: &ExprMethodCall) -> Option<Expr> {
        let receiver = self.expr(&call.receiver);
        let arguments: Vec<Option<Expr>> = call.args.iter().map(|argument| self.expr(argument)).collect();
        if let Some(turbofish) = &call.turbofish {
            self.errors.report(turbofish.span(), ErrorKind::Turbofish {});
        }
        let method = match call.method.to_string().as_str() {
            "add" => PointerMethod::Add,
            "sub" => PointerMethod::Sub,
            "offset" => PointerMethod::Offset,
            "local" => PointerMethod::Local,
            name => {
                return self.refuse(call.method.span(), ErrorKind::UnknownMethod { name: name.to_string() });
            }
        };
        let arguments = arguments.into_iter().collect::<Option<Vec<_>>>()?;
        let wanted = usize::from(method != PointerMethod::Local);
        if arguments.len() != wanted {
            let (name, found) = (call.method.to_string(), arguments.len().to_string());
            let wanted = if wanted == 1 { "1 argument" } else { "no arguments" }.to_string();
            return self.refuse(call.method.span(), ErrorKind::ArgumentCount { name, wanted, found });
        }
        let kind = ExprKind::Pointer(method, Box::new(receiver?), arguments);
        Some(Expr { kind, ty: Ty::Unknown, span: call.span() })
    }
}

fn node(kind: ExprKind, ty: Ty, at: &impl Spanned) -> Option<Expr> {
    Some(Expr { kind, ty, span: at.span() })
}

enum Operator {
    Binary(BinaryOp),
    Logical(LogicalOp),
}

/// The operator; `None` for the compound assignments.
fn operator(op: &BinOp) -> Option<Operator> {
    let op = match op {
        BinOp::And(_) => return Some(Operator::Logical(LogicalOp::And)),
        BinOp::Or(_) => return Some(Operator::Logical(LogicalOp::Or)),
        BinOp::Add(_) => BinaryOp::Add,
        BinOp::Sub(_) => BinaryOp::Sub,
        BinOp::Mul(_) => BinaryOp::Mul,
        BinOp::Div(_) => BinaryOp::Div,
        BinOp::Rem(_) => BinaryOp::Rem,
        BinOp::BitXor(_) => BinaryOp::BitXor,
        BinOp::BitAnd(_) => BinaryOp::BitAnd,
        BinOp::BitOr(_) => BinaryOp::BitOr,
        BinOp::Shl(_) => BinaryOp::Shl,
        BinOp::Shr(_) => BinaryOp::Shr,
        BinOp::Eq(_) => BinaryOp::Eq,
        BinOp::Lt(_) => BinaryOp::Lt,
        BinOp::Le(_) => BinaryOp::Le,
        BinOp::Ne(_) => BinaryOp::Ne,
        BinOp::Ge(_) => BinaryOp::Ge,
        BinOp::Gt(_) => BinaryOp::Gt,
        _ => return None,
    };
    Some(Operator::Binary(op))
}
