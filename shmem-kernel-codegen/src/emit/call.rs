//! Calls of the vocabulary.

use super::code::Code;
use super::function::Printer;
use crate::api::{Cpp, Element, Function, ParameterKind};
use crate::model::{Call, Expr};

impl Printer<'_> {
    /// A call whose value is used.
    pub(super) fn call(&mut self, call: &Call) -> Code {
        let code = self.call_statement(call);
        let function = call.function.expect("the checker resolves every call");
        let is_char = function.returns.is_some() && function.element() == Some(Element::Char);
        if is_char { code.cast("uint8_t") } else { code }
    }

    /// A call whose value, if it has one, is dropped.
    pub(super) fn call_statement(&mut self, call: &Call) -> Code {
        let function = call.function.expect("the checker resolves every call");
        let exprs: Vec<&Expr> = call.arguments.iter().collect();
        let codes = self.operand_list(&exprs);
        let kinds = function.parameters.iter().map(|parameter| parameter.kind);
        let arguments: Vec<String> =
            kinds.zip(codes).map(|(kind, code)| argument(function, kind, code)).collect();
        match &function.cpp {
            Cpp::Call(name) => Code::primary(format!("{name}({})", arguments.join(", "))),
            // As the condition of an `if`: `if ASCEND_IS_AIC {`.
            Cpp::CoreTest(name) => Code::primary(*name),
        }
    }
}

/// An argument as the library's parameter takes it.
fn argument(function: &Function, kind: ParameterKind, code: Code) -> String {
    match kind {
        // Counts have 32 bits there; a literal that does not fit was refused.
        ParameterKind::Count if !code.bare => code.cast("uint32_t").text,
        ParameterKind::Local(Element::Char) | ParameterKind::Symmetric(Element::Char) => {
            format!("reinterpret_cast<__gm__ char*>({})", code.text)
        }
        ParameterKind::Value(_) if function.element() == Some(Element::Char) => code.cast("char").text,
        _ => code.text,
    }
}
