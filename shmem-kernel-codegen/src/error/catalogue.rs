//! The catalogue of errors: code, message, label under the marker, and help, one entry each.
//!
//! Codes are stable: a retired code is not used again. SK00xx: attribute and signature; SK01xx: constructs outside the
//! language; SK02xx: names, types and values; SK03xx: what the device cannot do.

macro_rules! catalogue {
    ($($code:literal $name:ident { $($field:ident),* } $message:literal, $label:literal, $help:literal;)*) => {
        /// Everything that can be wrong with a kernel. Fields hold names and types as the user wrote them.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the message of each variant is its documentation")]
        pub enum ErrorKind { $( #[doc = $message] $name { $($field: String),* }, )* }

        #[allow(unused_variables, reason = "not every text shows every field")]
        impl ErrorKind {
            /// The codes of all errors, ascending.
            pub const CODES: &[&str] = &[$($code),*];

            /// The stable code: `SK0001`.
            pub fn code(&self) -> &'static str {
                match self { $( ErrorKind::$name { .. } => $code, )* }
            }

            /// What is wrong, in one sentence without a full stop.
            pub fn message(&self) -> String {
                match self { $( ErrorKind::$name { $($field),* } => format!($message), )* }
            }

            /// What stands at the marked tokens.
            pub fn label(&self) -> String {
                match self { $( ErrorKind::$name { $($field),* } => format!($label), )* }
            }

            /// What to write instead.
            pub fn help(&self) -> String {
                match self { $( ErrorKind::$name { $($field),* } => format!($help), )* }
            }
        }
    };
}

catalogue! {
    "SK0001" NotAFunction { found } "a kernel is a function, not {found}", "not a function", "put `#[shmem_kernel]` on a free `fn`";
    "SK0002" UnknownOption { option } "there is no option `{option}`", "unknown option", "the options are `core`, `soc` and `name`";
    "SK0003" RepeatedOption { option } "the option `{option}` is given twice", "given again here", "keep one of them";
    "SK0004" OptionValue { option, wanted } "the option `{option}` takes {wanted}", "not a value of `{option}`", "write {wanted}";
    "SK0005" LaterOption { option, fix } "the option `{option}` is not part of this version", "not in this version", "{fix}";
    "SK0006" OptionList { } "the options are a list of names and values", "not `name = value`", "write options such as `core = \"aiv\"`";
    "SK0010" ReturnsValue { } "a kernel returns nothing", "return type", "write the result through a `Gm` parameter";
    "SK0011" GenericKernel { } "a kernel has no generic parameters", "generic parameters", "write one kernel per element type";
    "SK0012" QualifiedKernel { word } "a kernel is a plain `fn`, not `{word} fn`", "`{word}`", "remove `{word}`";
    "SK0013" SelfParameter { } "a kernel has no receiver", "receiver", "make it a free function and pass pointers";
    "SK0014" ParameterPattern { } "a kernel parameter is a name", "pattern", "write `name: Type`";
    "SK0015" ParameterType { ty } "`{ty}` cannot be a kernel parameter", "not a parameter type", "use a scalar such as `i32` or `f16`, `Gm<T>` or `Sym<T>`";
    "SK0016" DuplicateName { name } "two parameters are called `{name}`", "used again here", "rename one of them";
    "SK0017" ReservedName { name } "`{name}` is a name that C++ reserves", "reserved in C++", "names with `__`, or that begin with `_` and a capital letter, belong to the C++ compiler: rename it";
    "SK0018" Attribute { name } "the attribute `{name}` has no meaning inside a kernel", "attribute", "remove it; to have two variants put `#[cfg]` on two whole kernels";
    "SK0019" VariadicKernel { } "a kernel has a fixed number of parameters", "variadic", "list every parameter";
    "SK0100" UnknownType { ty } "the kernel language has no type `{ty}`", "unknown type", "the types are bool, i8 to i64, u8 to u64, usize, isize, f16, bf16, f32, f64, `Gm<T>` and `Sym<T>`";
    "SK0101" ElementType { ty } "a pointer cannot point to `{ty}`", "element type", "elements are integers and floats; use `u8` for flags";
    "SK0102" NestedItem { what } "{what} cannot stand inside a kernel", "nested item", "move it out of the kernel";
    "SK0103" MacroCall { name } "the macro `{name}!` cannot be used in a kernel", "macro", "the translator sees the call, not what it expands to: write the code itself";
    "SK0104" LetPattern { } "`let` takes one name", "pattern", "write one `let` per name";
    "SK0105" LetElse { } "`let ... else` has no meaning here", "`else`", "write an `if`";
    "SK0106" Closure { } "closures cannot run on an AI core", "closure", "write the code where it is used";
    "SK0107" Reference { } "a kernel has no references", "reference", "use the value itself, or a `Gm` or `Sym` pointer";
    "SK0108" Match { } "`match` is not part of this version", "`match`", "write `if` and `else if`";
    "SK0109" StructLiteral { } "structs are not part of this version", "struct", "use separate variables";
    "SK0110" ArrayLiteral { } "local arrays are not part of this version", "array", "use separate variables, or global memory through a `Gm` pointer";
    "SK0111" Tuple { } "tuples are not part of this version", "tuple", "use separate variables";
    "SK0112" FieldAccess { } "there are no fields in this version", "field", "use separate parameters and variables";
    "SK0113" UnknownMethod { name } "there is no method `{name}` in the kernel language", "unknown method", "pointers have `add`, `sub`, `offset` and `local`; for numbers use operators";
    "SK0114" StringLiteral { } "a kernel has no strings", "string", "use numbers";
    "SK0115" CharLiteral { what } "{what} cannot be used in a kernel", "literal", "write its number, such as `65u8`";
    "SK0116" RangeElsewhere { } "a range stands only after `in` of a `for`", "range", "use its two ends";
    "SK0117" QuestionMark { } "`?` cannot be used in a kernel", "`?`", "device functions report no errors: remove it";
    "SK0118" Async { } "a kernel cannot be asynchronous", "async code", "remove it: device functions wait by themselves";
    "SK0119" UnsafeBlock { } "a kernel has no `unsafe` of its own", "`unsafe`", "remove it: access through `Gm` and `Sym` needs no `unsafe` here";
    "SK0120" IfLet { } "`let` cannot be a condition", "`let`", "compare with `==` or `<`";
    "SK0121" ForOver { } "`for` runs over a range of integers", "not `a..b` or `a..=b`", "write `for i in a..b` or `for i in a..=b`";
    "SK0122" OpenRange { } "the range of a `for` needs both ends", "open range", "write `a..b`, or use `loop`";
    "SK0123" LabelledBlock { } "only loops have labels here", "label", "put the label on a loop";
    "SK0124" BreakValue { } "`break` carries no value in this version", "value", "assign to a variable before `break`";
    "SK0125" ReturnValue { } "a kernel returns nothing", "value", "write `return;`";
    "SK0126" Callee { } "only functions of the device vocabulary can be called", "not a function name", "call a function by its name, such as `int32_p(dst, 1, pe)`";
    "SK0127" PathExpression { path, fix } "`{path}` cannot be used in a kernel", "path", "{fix}";
    "SK0128" Turbofish { } "device functions take no type arguments", "type arguments", "remove them: the type comes from the arguments";
    "SK0129" Underscore { } "`_` is no value", "`_`", "write `let _ = value;`";
    "SK0130" IfValue { what } "{what} has no value in this version", "used as a value", "declare a variable before it and assign in each branch";
    "SK0131" OtherExpression { } "this expression cannot be used in a kernel", "not in the language", "a kernel computes with literals, variables, operators, `as`, `*p`, `p[i]` and calls of device functions";
    "SK0132" ControlFlowValue { what } "`{what}` stands as a statement of its own", "inside an expression", "write it on a line of its own";
    "SK0133" LiteralSuffix { suffix } "`{suffix}` is no suffix of this literal", "suffix", "use i8 to i64, u8 to u64, usize or isize; f32 or f64 for a number with a point";
    "SK0134" LoopPattern { } "the loop variable is one name or `_`", "pattern", "write `for i in a..b`";
    "SK0135" RawPointer { } "a kernel has no raw pointers", "raw pointer", "use `Gm<T>` or `Sym<T>`";
    "SK0136" AssignInExpression { } "an assignment stands as a statement of its own", "assignment as a value", "write it on a line of its own";
    "SK0200" UnknownName { name } "there is no variable `{name}` here", "not found", "declare it with `let`, or make it a parameter";
    "SK0201" UnknownFunction { name, near } "there is no device function `{name}`", "unknown function", "{near}";
    "SK0202" ArgumentCount { name, wanted, found } "`{name}` takes {wanted}, not {found}", "wrong number of arguments", "it is `{name}` with {wanted}";
    "SK0203" Mismatch { wanted, found, fix } "expected `{wanted}`, found `{found}`", "this is `{found}`", "{fix}";
    "SK0204" AddressSpace { wanted, found, fix } "expected `{wanted}`, found `{found}`", "this is `{found}`", "{fix}";
    "SK0205" NotAPlace { } "this cannot be assigned to", "not a place", "assign to a variable, `*p` or `p[i]`";
    "SK0206" Immutable { name, fix } "`{name}` is not declared `mut`", "assigned here", "{fix}";
    "SK0207" NoOperator { op, ty, fix } "there is no `{op}` for `{ty}`", "this is `{ty}`", "{fix}";
    "SK0208" BadCast { from, to } "`{from}` cannot be converted to `{to}`", "conversion", "`as` converts between integers, and from bool to an integer";
    "SK0209" LiteralRange { value, ty } "`{value}` does not fit in `{ty}`", "out of range", "use a larger type, or a value in its range";
    "SK0210" CannotInfer { name } "the type of `{name}` cannot be inferred", "no type", "write `let {name}: Type`";
    "SK0211" BreakOutside { what } "`{what}` stands outside a loop", "no loop around it", "use `return` to leave the kernel";
    "SK0212" UnknownLabel { label } "there is no loop labelled `'{label}` around this", "unknown label", "label the loop: `'{label}: loop`";
    "SK0213" NotAPointer { ty } "`{ty}` is not a pointer", "this is `{ty}`", "only values of type `Gm` and `Sym` point to memory";
    "SK0214" IndexType { ty } "an index or offset is an integer, not `{ty}`", "this is `{ty}`", "use any integer type";
    "SK0215" FunctionAsValue { name } "`{name}` is a function", "not called", "call it: `{name}(...)`";
    "SK0216" DivisionByZero { } "this divides by zero", "always zero", "use another divisor";
    "SK0217" ShiftRange { amount, ty } "a shift of `{ty}` by {amount} is out of range", "shift amount", "the amount is less than the number of bits of `{ty}`";
    "SK0218" NegateUnsigned { ty } "`{ty}` has no negative values", "this is `{ty}`", "use a signed type, or `0 - x`";
    "SK0219" NoFamily { name, ty } "there is no `{name}` for elements of type `{ty}`", "element type", "`{name}` takes i8 to i64, u8 to u64, f16, bf16, f32 and f64";
    "SK0220" UnitValue { } "this has no value", "a call without a result", "call it as a statement of its own";
    "SK0221" BlockResult { } "the last expression of a block is not its value here", "value without use", "end it with `;`, or assign it";
    "SK0222" CannotInferCast { } "the target of this `as` cannot be inferred", "no type", "write the type instead of `_`";
    "SK0223" AlreadyLocal { ty } "`{ty}` is local already", "not symmetric", "remove `.local()`";
    "SK0224" Overflow { ty } "this overflows `{ty}` whatever its values are", "always out of range", "compute in a larger type";
    "SK0225" HiddenFunction { name } "`{name}` is a variable here, not a function", "called here", "rename the variable, which hides any function of its name";
    "SK0300" CoreTestPlace { name } "`{name}()` stands only as the whole condition of an `if`", "part of a larger expression", "the core kind is known when the kernel is compiled: write `if {name}() {{ ... }}`, and nest another `if` inside";
    "SK0301" RawPoll { } "this loop polls memory that nothing in it changes", "plain load", "a plain load may come from the core's cache for ever: poll with a `g`, such as `while int32_g(flag, my_pe()) == 0 {{}}`";
    "SK0302" CountTooLarge { value } "{value} is more than one call can move", "count", "the library counts in 32 bits: at most 4294967295";
    "SK0303" NotOnSoc { name, soc } "`{name}` does not exist on {soc}", "not on {soc}", "limit the kernel with `soc = [...]`, or use what {soc} has";
    "SK0304" NoDeviceSync { name } "the library declares `{name}` for kernels but has no body for it", "no such device function", "use `barrier_all()`";
    "SK0305" KernelName { name } "the kernel name `{name}` cannot be a symbol of the linker", "not ASCII", "rename the kernel, or give another symbol with `name = \"...\"`";
}
