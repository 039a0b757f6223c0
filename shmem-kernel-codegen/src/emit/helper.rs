//! The small functions that a text may need; only those used are printed, in the order below.

use std::collections::BTreeSet;

use super::writer::Writer;
use crate::model::Scalar;

/// A helper function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Helper {
    /// Keeps a loop that calls nothing: C++ may assume that a loop without side effects ends ([intro.progress]).
    Turn,
    /// `/` where the divisor may be 0, or the quotient too large.
    Div(Scalar),
    /// `%` in the same cases.
    Rem(Scalar),
}

/// The helpers that a unit uses.
#[derive(Default)]
pub(super) struct Helpers {
    used: BTreeSet<Helper>,
}

impl Helpers {
    /// Asks for a helper and gives its name.
    pub(super) fn need(&mut self, helper: Helper) -> String {
        self.used.insert(helper);
        helper.name()
    }

    pub(super) fn print(&self, text: &mut Writer) {
        for helper in &self.used {
            helper.print(text);
            text.blank();
        }
    }
}

impl Helper {
    fn name(self) -> String {
        match self {
            Helper::Turn => "sk_turn".to_string(),
            Helper::Div(scalar) => format!("sk_div_{}", scalar.rust()),
            Helper::Rem(scalar) => format!("sk_rem_{}", scalar.rust()),
        }
    }

    fn print(self, text: &mut Writer) {
        match self {
            Helper::Turn => print_turn(text),
            Helper::Div(scalar) => print_quotient(text, &self.name(), scalar, "-a", "a / b"),
            Helper::Rem(scalar) => print_quotient(text, &self.name(), scalar, "0", "a % b"),
        }
    }
}

fn print_turn(text: &mut Writer) {
    text.line("// A side effect for a loop without one, which C++ could otherwise remove.");
    text.open_function("__aicore__ inline void sk_turn()".to_string());
    text.line("volatile bool turn = true;");
    text.line("static_cast<void>(turn);");
    text.close();
}

/// Division by zero ends the kernel; the smallest value by -1 wraps, as in Rust's `wrapping_div`.
fn print_quotient(text: &mut Writer, name: &str, scalar: Scalar, by_minus_one: &str, plain: &str) {
    let ty = scalar.cpp();
    let narrow = |code: &str| match scalar.bytes() {
        1 | 2 => format!("static_cast<{ty}>({code})"),
        _ => code.to_string(),
    };
    text.open_function(format!("__aicore__ inline {ty} {name}({ty} a, {ty} b)"));
    text.open("if (b == 0)");
    text.line("AscendC::Trap();");
    text.close();
    match scalar.is_signed() {
        true => text.line(format!("return {};", narrow(&format!("b == -1 ? {by_minus_one} : {plain}")))),
        false => text.line(format!("return {};", narrow(plain))),
    }
    text.close();
}
