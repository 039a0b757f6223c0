// The attribute on something else than a function.
struct Kernel;
