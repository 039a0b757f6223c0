//! The native copy writes out what codegen inferred, so that rustc refuses the build when that is not what Rust infers.

use shmem_kernel_codegen::{Soc, translate};

/// The native copy without white space.
fn native(text: &str) -> String {
    let item = syn::parse_str(text).expect("the text is an item");
    let translation = translate(&item, Default::default(), &[Soc::A3]).unwrap_or_else(|errors| {
        panic!("{:?}", errors.iter().map(|error| error.kind.message()).collect::<Vec<_>>())
    });
    translation.native().to_string().split_whitespace().collect()
}

fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        let part: String = part.split_whitespace().collect();
        assert!(text.contains(&part), "{part} is missing in {text}");
    }
}

#[test]
fn each_let_has_its_type_and_each_literal_its_suffix() {
    let text =
        native("fn k(out: Gm<u8>) { let a = 200; let b = a; *out = b; let c; c = 1.5f32; let _ = c; }");
    assert_has(
        &text,
        &[
            "let a: ::core::primitive::u8 = 200u8;",
            "let b: ::core::primitive::u8 = a;",
            "let c: ::core::primitive::f32;",
            "c = 1.5f32;",
        ],
    );
}

#[test]
fn a_loop_variable_is_bound_again_with_its_type() {
    let text = native("fn k(out: Gm<i64>) { for i in 0..4 { out[0] = i; } for _ in 0..=2u8 {} }");
    assert_has(
        &text,
        &[
            "for turn in 0i64..4i64 { let i: ::core::primitive::i64 = turn;",
            "for turn in 0u8..=2u8 { let _: ::core::primitive::u8 = turn;",
        ],
    );
}

#[test]
fn operators_and_places_go_through_the_vocabulary() {
    let text = native("fn k(p: Gm<i32>, n: i32) { p[n] += -n / 2; *p = p[1] << n & 3; }");
    let native = "::shmem_host::__private::native::";
    for function in ["add", "neg", "div", "shl", "load", "store", "at"] {
        assert!(text.contains(&format!("{native}{function}(")), "{function} in {text}");
    }
    // The value comes first, then the place.
    let (value, place) = (text.find("letvalue:").expect("a value"), text.find("letplace=").expect("a place"));
    assert!(value < place, "{text}");
}

#[test]
fn calls_name_the_vocabulary_whatever_is_in_scope() {
    let text = native("fn k(word: Sym<f16>) { p(word, g(word, 0), 1); quiet(); }");
    assert_has(
        &text,
        &["::shmem_host::kernel::half_p(", "::shmem_host::kernel::half_g(", "::shmem_host::kernel::quiet()"],
    );
}

#[test]
fn the_users_attributes_visibility_and_names_stay() {
    let text = native(
        "/// Says what it does.\n#[allow(dead_code)]\npub(crate) fn r#match(mut r#type: i32) { r#type += 1; }",
    );
    assert_has(
        &text,
        &["#[doc=\"Sayswhatitdoes.\"]", "#[allow(dead_code)]", "pub(crate)fnr#match(mutr#type:", "r#type="],
    );
}
