//! Kernels and launchers.

use super::helper::Helpers;
use super::jump::Loop;
use super::name::{self, Names};
use super::ty;
use super::writer::Writer;
use crate::model::{Function, LocalId, Unit};
use crate::parse::plain;
use crate::{Core, Soc};

/// Prints one function.
pub(super) struct Printer<'a> {
    pub(super) unit: &'a Unit,
    pub(super) function: &'a Function,
    pub(super) soc: Soc,
    pub(super) helpers: &'a mut Helpers,
    pub(super) text: Writer,
    pub(super) names: Names,
    pub(super) loops: Vec<Loop>,
}

impl<'a> Printer<'a> {
    pub(super) fn new(unit: &'a Unit, function: &'a Function, soc: Soc, helpers: &'a mut Helpers) -> Self {
        let (text, names) = (Writer::default(), Names::default());
        Printer { unit, function, soc, helpers, text, names, loops: Vec::new() }
    }

    /// The kernel with its doc comment.
    pub(super) fn kernel(mut self) -> Writer {
        let ffts = has_ffts(self.unit, self.soc);
        self.names.enter();
        let parameters: Vec<Parameter> =
            self.function.parameters.iter().map(|id| self.parameter(*id)).collect();
        let mut list: Vec<String> =
            parameters.iter().map(|parameter| parameter.declaration.clone()).collect();
        if ffts {
            list.insert(0, "uint64_t ffts".to_string());
        }
        for line in &self.function.docs {
            self.text.line(comment(line));
        }
        let (attribute, name) = (attribute(self.unit.options.core), name::kernel(self.unit, self.soc));
        self.text.at(self.function.span);
        let signature =
            format!("extern \"C\" {attribute}__global__ __aicore__ void {name}({})", list.join(", "));
        self.text.open_function(signature);
        if ffts {
            self.text.line("util_set_ffts_config(ffts);");
        }
        for value in parameters.into_iter().filter_map(|parameter| parameter.value) {
            self.text.line(value);
        }
        self.statements(&self.function.body);
        self.text.close();
        self.text
    }

    fn parameter(&mut self, id: LocalId) -> Parameter {
        let local = self.function.local(id);
        let unused = if local.used { "" } else { "[[maybe_unused]] " };
        let name = self.names.declare(self.function, id);
        if !ty::travels_as_bits(&local.ty) {
            let declaration = format!("{unused}{} {name}", ty::cpp(&local.ty));
            return Parameter { declaration, value: None };
        }
        let (ty, bits) = (ty::cpp(&local.ty), self.names.fresh(&format!("{name}_bits")));
        let value = format!("{unused}{ty} {name} = *reinterpret_cast<{ty}*>(&{bits});");
        // What is never read may still be assigned.
        let has_value = local.used || local.mutable;
        let unused = if has_value { "" } else { unused };
        Parameter { declaration: format!("{unused}uint16_t {bits}"), value: has_value.then_some(value) }
    }
}

/// A parameter in C++: its declaration, and the line that makes a value of its bits.
struct Parameter {
    declaration: String,
    value: Option<String>,
}

/// A backslash at its end would make the next line a comment too.
fn comment(line: &str) -> String {
    let text = format!("// {line}");
    let text = text.trim_end();
    if text.ends_with('\\') { format!("{text}.") } else { text.to_string() }
}

/// Whether the kernel has the hidden first parameter that barriers need on this SoC.
fn has_ffts(unit: &Unit, soc: Soc) -> bool {
    soc.needs_ffts() && unit.uses_barrier()
}

/// The kind of a kernel is always said, because its inference is switched off. The ratio for AIC-only kernels is an inference from
/// the documented one for AIV-only kernels.
fn attribute(core: Core) -> &'static str {
    match core {
        Core::Mix => "",
        Core::Aiv => "[[bisheng::core_ratio(0, 1)]] ",
        Core::Aic => "[[bisheng::core_ratio(1, 0)]] ",
    }
}

/// The function that the host calls to launch a kernel.
pub(super) fn launcher(unit: &Unit, function: &Function, soc: Soc) -> Writer {
    let (kernel, launcher, core) =
        (name::kernel(unit, soc), name::launcher(unit, soc), unit.options.core.name());
    let mut names = Names::default();
    names.enter();
    // A parameter of this name would hide the kernel.
    names.fresh(&kernel);
    let (blocks, stream) = (names.fresh("block_dim"), names.fresh("stream"));
    let mut list = vec![format!("uint32_t {blocks}"), format!("void* {stream}")];
    let mut arguments = Vec::new();
    if has_ffts(unit, soc) {
        arguments.push("util_get_ffts_config()".to_string());
    }
    for id in &function.parameters {
        let local = function.local(*id);
        let bits = if ty::travels_as_bits(&local.ty) { "_bits" } else { "" };
        let name = names.fresh(&format!("{}{bits}", plain(&local.name)));
        list.push(format!("{} {name}", ty::host(&local.ty)));
        arguments.push(name);
    }
    let mut text = Writer::default();
    text.open_function(format!("extern \"C\" void {launcher}({})", list.join(", ")));
    let simulated = [format!("{kernel}, \"{kernel}\", sksim::Core::{core}, {blocks}, {stream}")];
    let simulated: Vec<String> = simulated.into_iter().chain(arguments.iter().cloned()).collect();
    text.directive("#ifdef SHMEM_SIMULATOR");
    text.line(format!("sksim::launch({});", simulated.join(", ")));
    text.directive("#else");
    text.line(format!("{kernel}<<<{blocks}, nullptr, {stream}>>>({});", arguments.join(", ")));
    text.directive("#endif");
    text.close();
    text
}
