//! Types of the kernel language.

/// A number, a truth value, or a 16-bit float.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scalar {
    /// `bool`
    Bool,
    /// `i8`
    I8,
    /// `i16`
    I16,
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `u8`
    U8,
    /// `u16`
    U16,
    /// `u32`
    U32,
    /// `u64`
    U64,
    /// `usize`: 64 bits on every SoC
    Usize,
    /// `isize`: 64 bits on every SoC
    Isize,
    /// `f16` of the half crate, `half` in C++
    F16,
    /// `bf16` of the half crate, `bfloat16_t` in C++
    Bf16,
    /// `f32`
    F32,
    /// `f64`
    F64,
}

impl Scalar {
    /// Every scalar type.
    pub const ALL: [Scalar; 15] = [
        Scalar::Bool,
        Scalar::I8,
        Scalar::I16,
        Scalar::I32,
        Scalar::I64,
        Scalar::U8,
        Scalar::U16,
        Scalar::U32,
        Scalar::U64,
        Scalar::Usize,
        Scalar::Isize,
        Scalar::F16,
        Scalar::Bf16,
        Scalar::F32,
        Scalar::F64,
    ];

    /// The name in Rust.
    pub fn rust(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::I8 => "i8",
            Scalar::I16 => "i16",
            Scalar::I32 => "i32",
            Scalar::I64 => "i64",
            Scalar::U8 => "u8",
            Scalar::U16 => "u16",
            Scalar::U32 => "u32",
            Scalar::U64 => "u64",
            Scalar::Usize => "usize",
            Scalar::Isize => "isize",
            Scalar::F16 => "f16",
            Scalar::Bf16 => "bf16",
            Scalar::F32 => "f32",
            Scalar::F64 => "f64",
        }
    }

    /// The name in C++.
    pub fn cpp(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::I8 => "int8_t",
            Scalar::I16 => "int16_t",
            Scalar::I32 => "int32_t",
            Scalar::I64 | Scalar::Isize => "int64_t",
            Scalar::U8 => "uint8_t",
            Scalar::U16 => "uint16_t",
            Scalar::U32 => "uint32_t",
            Scalar::U64 | Scalar::Usize => "uint64_t",
            Scalar::F16 => "half",
            Scalar::Bf16 => "bfloat16_t",
            Scalar::F32 => "float",
            Scalar::F64 => "double",
        }
    }

    /// The size in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Scalar::Bool | Scalar::I8 | Scalar::U8 => 1,
            Scalar::I16 | Scalar::U16 | Scalar::F16 | Scalar::Bf16 => 2,
            Scalar::I32 | Scalar::U32 | Scalar::F32 => 4,
            Scalar::I64 | Scalar::U64 | Scalar::Usize | Scalar::Isize | Scalar::F64 => 8,
        }
    }

    /// The smallest and largest value of an integer or bool; `None` for floats.
    pub fn range(self) -> Option<(i128, i128)> {
        if self == Scalar::Bool {
            return Some((0, 1));
        }
        let bits = self.bytes() * 8;
        match (self.is_integer(), self.is_signed()) {
            (false, _) => None,
            (true, true) => Some((-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
            (true, false) => Some((0, (1 << bits) - 1)),
        }
    }

    /// The scalar with this Rust name.
    pub fn from_rust(name: &str) -> Option<Scalar> {
        Scalar::ALL.into_iter().find(|scalar| scalar.rust() == name)
    }

    /// Whether it is an integer type.
    pub fn is_integer(self) -> bool {
        !self.is_float() && self != Scalar::Bool
    }

    /// Whether it is a signed integer type.
    pub fn is_signed(self) -> bool {
        matches!(self, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 | Scalar::Isize)
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::F16 | Scalar::Bf16 | Scalar::F32 | Scalar::F64)
    }
}

/// Where a pointer points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// `Gm<T>`: global memory of this PE.
    Gm,
    /// `Sym<T>`: the symmetric heap, the side of a remote operation that a PE number translates.
    Sym,
    /// `Ub<T>`: the unified buffer of the core.
    Ub,
    /// `Peer<T>`: an already translated address in a peer's heap.
    Peer,
}

impl Space {
    /// The name of the pointer type in Rust.
    pub fn rust(self) -> &'static str {
        match self {
            Space::Gm => "Gm",
            Space::Sym => "Sym",
            Space::Ub => "Ub",
            Space::Peer => "Peer",
        }
    }

    /// The address-space qualifier in C++.
    pub fn cpp(self) -> &'static str {
        match self {
            Space::Gm | Space::Sym | Space::Peer => "__gm__",
            Space::Ub => "__ubuf__",
        }
    }
}

/// A type of the kernel language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// Not inferred yet, or wrong and already reported.
    Unknown,
    /// A type variable: only while the checker runs.
    Variable(usize),
    /// `()`
    Unit,
    /// `!`: the type of `return`, `break`, `continue` and an endless `loop`.
    Never,
    /// A scalar.
    Scalar(Scalar),
    /// A pointer into an address space; the element is never a pointer.
    Pointer(Space, Box<Ty>),
}

impl Ty {
    /// `bool`
    pub const BOOL: Ty = Ty::Scalar(Scalar::Bool);
    /// `i32`
    pub const I32: Ty = Ty::Scalar(Scalar::I32);

    /// The scalar, when it is one.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Ty::Scalar(scalar) => Some(*scalar),
            _ => None,
        }
    }

    /// The element type, when it is a pointer.
    pub fn element(&self) -> Option<&Ty> {
        match self {
            Ty::Pointer(_, element) => Some(element),
            _ => None,
        }
    }

    /// The name in Rust: `i32`, `Sym<f16>`.
    pub fn rust(&self) -> String {
        match self {
            Ty::Unknown | Ty::Variable(_) => "_".to_string(),
            Ty::Unit => "()".to_string(),
            Ty::Never => "!".to_string(),
            Ty::Scalar(scalar) => scalar.rust().to_string(),
            Ty::Pointer(space, element) => format!("{}<{}>", space.rust(), element.rust()),
        }
    }
}
