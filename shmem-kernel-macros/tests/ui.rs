//! What rustc shows users of the macro. `TRYBUILD=overwrite` rewrites the expected texts.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
