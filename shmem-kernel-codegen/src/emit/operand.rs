//! Order of evaluation.
//!
//! Rust evaluates operands from left to right; C++ leaves their order open. Operands whose order can be seen are
//! evaluated into temporaries, all but the last of them.

use super::code::Code;
use super::function::Printer;
use super::ty;
use crate::check::{Order, order};
use crate::model::Expr;

impl Printer<'_> {
    /// The operands of one operator or call, in order of evaluation.
    pub(super) fn operands<const N: usize>(&mut self, exprs: [&Expr; N]) -> [Code; N] {
        let codes = self.operand_list(&exprs);
        codes.try_into().expect("one code for each operand")
    }

    /// The same for a list.
    pub(super) fn operand_list(&mut self, exprs: &[&Expr]) -> Vec<Code> {
        let orders: Vec<Order> = exprs.iter().map(|expr| order(self.function, expr)).collect();
        let mut codes = Vec::new();
        for (index, expr) in exprs.iter().enumerate() {
            let code = self.expr(expr);
            let moves = orders[index + 1..].iter().any(|later| conflict(orders[index], *later));
            codes.push(if moves { self.hoist(expr, code) } else { code });
        }
        codes
    }

    /// Evaluates into a temporary, here.
    pub(super) fn hoist(&mut self, expr: &Expr, code: Code) -> Code {
        let name = self.names.temporary();
        self.text.line(format!("{} {name} = {};", ty::cpp(&expr.ty), code.text));
        Code::primary(name)
    }
}

/// Whether the order of two evaluations can be seen.
pub(super) fn conflict(first: Order, second: Order) -> bool {
    first != Order::Free && second != Order::Free && (first == Order::Acts || second == Order::Acts)
}
