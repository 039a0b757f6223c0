// A symbol of the linker is ASCII.
fn größe() {}
