//! A printed expression, and when it needs parentheses inside another.

/// A C++ expression as text.
#[derive(Clone, Debug)]
pub(super) struct Code {
    pub(super) text: String,
    pub(super) level: Level,
    /// Whether its C++ type is `int` only because it is made of small literals, whatever its type in the model.
    pub(super) bare: bool,
}

/// How strongly its outermost operator binds, strongest first ([expr]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Primary,
    Unary,
    Multiplicative,
    Additive,
    Shift,
    Relational,
    Equality,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
}

impl Code {
    pub(super) fn new(text: impl Into<String>, level: Level) -> Code {
        Code { text: text.into(), level, bare: false }
    }

    pub(super) fn primary(text: impl Into<String>) -> Code {
        Code::new(text, Level::Primary)
    }

    /// The text as an operand of an operator of `parent` level.
    pub(super) fn inside(&self, parent: Level, right: bool) -> String {
        if needs_parentheses(parent, self.level, right) {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }

    /// The text where only names, calls and the like can stand: before `[`.
    pub(super) fn postfix(&self) -> String {
        if self.level == Level::Primary { self.text.clone() } else { format!("({})", self.text) }
    }

    /// The text behind a prefix operator.
    pub(super) fn prefix(&self, operator: char) -> String {
        if self.level > Level::Unary || self.text.starts_with(operator) || self.text.starts_with('-') {
            format!("{operator}({})", self.text)
        } else {
            format!("{operator}{}", self.text)
        }
    }

    pub(super) fn cast(self, ty: &str) -> Code {
        Code::primary(format!("static_cast<{ty}>({})", self.text))
    }
}

/// More than C++ asks for: mixtures that `-Wparentheses` warns of are parenthesised too.
fn needs_parentheses(parent: Level, child: Level, right: bool) -> bool {
    if child <= Level::Unary {
        return false;
    }
    match parent {
        Level::Primary | Level::Unary | Level::Shift => true,
        Level::Multiplicative => right || child != Level::Multiplicative,
        Level::Additive => child > Level::Additive || (right && child == Level::Additive),
        Level::Relational | Level::Equality => child > Level::Additive,
        Level::BitAnd | Level::BitXor | Level::BitOr => right || child != parent,
        Level::And => child > Level::Equality && child != Level::And || child == Level::Shift,
        Level::Or => child > Level::Equality && child != Level::Or || child == Level::Shift,
    }
}
