//! An error with its source line, as rustc shows it.

use std::io::IsTerminal;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use shmem_kernel_codegen::{Diagnostic, Errors};

use crate::kernels::Found;

/// Shows every error of a kernel on standard error.
pub(crate) fn errors(found: &Found, errors: &Errors) {
    for diagnostic in errors.iter() {
        eprintln!("{}\n", render(found, diagnostic, std::io::stderr().is_terminal()));
    }
}

fn render(found: &Found, diagnostic: &Diagnostic, colours: bool) -> String {
    let (message, label, help) = (diagnostic.kind.message(), diagnostic.kind.label(), diagnostic.kind.help());
    let path = found.path.display().to_string();
    let annotation = AnnotationKind::Primary.span(diagnostic.span.byte_range()).label(&label);
    let title = Level::ERROR.primary_title(&message).id(diagnostic.kind.code());
    let group = title
        .element(Snippet::source(&found.text).path(&path).annotation(annotation))
        .element(Level::HELP.message(&help));
    let renderer = if colours { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&[group])
}
