//! The simulator's side of the vocabulary, written from the translator's table: Rust functions and a C++ header.

use std::fs;
use std::path::Path;

use shmem_kernel_codegen::api::{self, Cpp, Element, Function, Parameter, ParameterKind};
use shmem_kernel_codegen::model::Scalar;

const RUST: &str = "shmem-sim/src/vocabulary/functions.rs";
const HEADER: &str = "shmem-sim/include/shmem_device.h";

/// Writes both files, or checks them.
pub(crate) fn run(root: &Path, check: bool) -> Result<String, String> {
    for (name, text) in [(RUST, rust()), (HEADER, header())] {
        let path = root.join(name);
        if fs::read_to_string(&path).ok().as_deref() == Some(&text) {
            continue;
        }
        if check {
            return Err(format!("{name} is stale: run `cargo xtask api`"));
        }
        fs::write(&path, text).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(format!("{} functions of the vocabulary are up to date", api::functions().len()))
}

fn rust() -> String {
    let mut text = String::from(
        "//! The functions of the vocabulary. Written by `cargo xtask api` from the translator's table; edit that.\n\n\
         use super::element::{Element, bf16, f16};\n\
         use super::pointer::{Gm, Sym};\n\
         use crate::device::{barrier, core, ordering, rma};\n\
         use crate::engine::Place;\n",
    );
    for function in api::functions() {
        text.push_str(&rust_function(function));
    }
    let mut generics: Vec<&str> = Vec::new();
    for function in api::functions() {
        let Some(generic) = function.generic.filter(|generic| !generics.contains(generic)) else { continue };
        generics.push(generic);
        text.push_str(&rust_generic(function, generic));
    }
    text
}

fn rust_function(function: &Function) -> String {
    let name = &function.name;
    let any = function.element() == Some(Element::Any);
    let type_parameter = if any { "<T: Element>" } else { "" };
    let parameters = list(function, |parameter| format!("{}: {}", parameter.name, rust_type(parameter.kind)));
    rust_item(function, name, type_parameter, &parameters, function.returns.map(Scalar::rust))
}

fn rust_generic(function: &Function, generic: &str) -> String {
    let element = function.element().and_then(Element::scalar);
    let kind = |kind: ParameterKind| match kind {
        ParameterKind::Local(_) => "impl Into<Gm<T>>".to_string(),
        ParameterKind::Symmetric(_) => "Sym<T>".to_string(),
        ParameterKind::Value(scalar) if Some(scalar) == element => "T".to_string(),
        other => rust_type(other),
    };
    let parameters = list(function, |parameter| format!("{}: {}", parameter.name, kind(parameter.kind)));
    let returns = function.returns.map(|scalar| if Some(scalar) == element { "T" } else { scalar.rust() });
    rust_item(function, generic, "<T: Element>", &parameters, returns)
}

fn rust_item(
    function: &Function,
    name: &str,
    type_parameter: &str,
    parameters: &str,
    returns: Option<&str>,
) -> String {
    let doc = match name == function.name {
        true => function.doc.clone(),
        false => format!("`{}` and its siblings, by the type of the element.", function.name),
    };
    let arrow = returns.map(|ty| format!(" -> {ty}")).unwrap_or_default();
    let end = if returns.is_none() { ";" } else { "" };
    let call = rust_call(function, name);
    format!(
        "\n{}///\n/// In C++: `{}`.\n#[track_caller]\npub fn {name}{type_parameter}({parameters}){arrow} {{\n    {call}{end}\n}}\n",
        doc_lines(&doc),
        cpp_name(function),
    )
}

fn rust_call(function: &Function, name: &str) -> String {
    let arguments: Vec<String> = function.parameters.iter().map(rust_argument).collect();
    let target = match (function.group, function.returns) {
        ("rma-scalar", None) => "rma::p".to_string(),
        ("rma-scalar", Some(_)) => "rma::g".to_string(),
        ("rma", _) => format!("rma::{}", function.name),
        ("ordering", _) => "ordering::drain".to_string(),
        ("collective/barrier", _) => format!("barrier::{}", function.name),
        _ => format!("core::{}", function.name),
    };
    let arguments: String = arguments.iter().map(|argument| format!("{argument}, ")).collect();
    format!("{target}(\"{name}\", {arguments}Place::caller())")
}

fn rust_argument(parameter: &Parameter) -> String {
    let name = parameter.name;
    match parameter.kind {
        ParameterKind::Symmetric(Element::Any) => format!("{name}.as_raw().cast()"),
        ParameterKind::Local(Element::Any) => format!("{name}.into().as_raw().cast()"),
        ParameterKind::Symmetric(_) => format!("{name}.as_raw()"),
        ParameterKind::Local(_) => format!("{name}.into().as_raw()"),
        _ => name.to_string(),
    }
}

fn rust_type(kind: ParameterKind) -> String {
    let element = |element: Element| element.scalar().map_or("T", Scalar::rust);
    match kind {
        ParameterKind::Local(found) => format!("impl Into<Gm<{}>>", element(found)),
        ParameterKind::Symmetric(found) => format!("Sym<{}>", element(found)),
        ParameterKind::Value(scalar) => scalar.rust().to_string(),
        ParameterKind::Pe => "i32".to_string(),
        ParameterKind::Count => "usize".to_string(),
    }
}

fn header() -> String {
    let mut text = String::from(
        "// Device functions of CANN SHMEM for the simulator. Written by `cargo xtask api` from the translator's table; edit that.\n\
         #pragma once\n\nextern \"C\" {\n",
    );
    let functions: Vec<&Function> =
        api::functions().iter().filter(|function| function.group != "core").collect();
    for function in &functions {
        let parameters: String =
            function.parameters.iter().map(|parameter| format!("{}, ", c_parameter(parameter))).collect();
        let returns = function.returns.map_or("void", |scalar| c_type(scalar, is_char(function)));
        text.push_str(&format!(
            "{returns} sksim_dev_{}({parameters}const char* file, uint32_t line);\n",
            function.name
        ));
    }
    text.push_str("}\n");
    for function in functions {
        text.push_str(&cpp_function(function));
    }
    text
}

fn cpp_function(function: &Function) -> String {
    let parameters: String = function
        .parameters
        .iter()
        .map(|parameter| format!("{}, ", cpp_parameter(function, parameter)))
        .collect();
    let arguments: String =
        function.parameters.iter().map(|parameter| format!("{}, ", cpp_argument(parameter))).collect();
    let call = format!("sksim_dev_{}({arguments}file, line)", function.name);
    let (returns, body) = match function.returns {
        None => ("void", format!("{call};")),
        Some(Scalar::F16) => ("half", format!("return half{{{call}}};")),
        Some(Scalar::Bf16) => ("bfloat16_t", format!("return bfloat16_t{{{call}}};")),
        Some(scalar) => (cpp_type(scalar, is_char(function)), format!("return {call};")),
    };
    format!("\ninline {returns} {}({parameters}SKSIM_PLACE)\n{{\n    {body}\n}}\n", cpp_name(function))
}

fn cpp_parameter(function: &Function, parameter: &Parameter) -> String {
    let name = parameter.name;
    match parameter.kind {
        ParameterKind::Local(element) | ParameterKind::Symmetric(element) => {
            format!(
                "__gm__ {}* {name}",
                element.scalar().map_or("void", |scalar| cpp_type(scalar, element == Element::Char))
            )
        }
        ParameterKind::Value(scalar) => format!("{} {name}", cpp_type(scalar, is_char(function))),
        ParameterKind::Pe => format!("int32_t {name}"),
        ParameterKind::Count => format!("uint32_t {name}"),
    }
}

fn cpp_argument(parameter: &Parameter) -> String {
    let name = parameter.name;
    let bits = |scalar: Option<Scalar>| matches!(scalar, Some(Scalar::F16 | Scalar::Bf16));
    match parameter.kind {
        ParameterKind::Local(element) | ParameterKind::Symmetric(element) if bits(element.scalar()) => {
            format!("&{name}->bits")
        }
        ParameterKind::Value(scalar) if bits(Some(scalar)) => format!("{name}.bits"),
        _ => name.to_string(),
    }
}

/// A parameter of the entry point, where 16-bit floats are their bits.
fn c_parameter(parameter: &Parameter) -> String {
    let name = parameter.name;
    match parameter.kind {
        ParameterKind::Local(element) | ParameterKind::Symmetric(element) => {
            format!(
                "{}* {name}",
                element.scalar().map_or("void", |scalar| c_type(scalar, element == Element::Char))
            )
        }
        ParameterKind::Value(scalar) => format!("{} {name}", c_type(scalar, false)),
        ParameterKind::Pe => format!("int32_t {name}"),
        ParameterKind::Count => format!("uint32_t {name}"),
    }
}

fn c_type(scalar: Scalar, char: bool) -> &'static str {
    match scalar {
        Scalar::F16 | Scalar::Bf16 => "uint16_t",
        other => cpp_type(other, char),
    }
}

fn cpp_type(scalar: Scalar, char: bool) -> &'static str {
    if char { "char" } else { scalar.cpp() }
}

fn is_char(function: &Function) -> bool {
    function.element() == Some(Element::Char)
}

fn cpp_name(function: &Function) -> String {
    match &function.cpp {
        Cpp::Call(name) => name.clone(),
        Cpp::CoreTest(name) => (*name).to_string(),
    }
}

fn list(function: &Function, show: impl Fn(&Parameter) -> String) -> String {
    function.parameters.iter().map(show).collect::<Vec<_>>().join(", ")
}

/// A doc comment of at most 110 columns.
fn doc_lines(text: &str) -> String {
    let mut lines = vec![String::from("///")];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is a line");
        if last.len() + 1 + word.len() > 110 {
            lines.push(format!("/// {word}"));
        } else {
            last.push(' ');
            last.push_str(word);
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
