//! No input makes the translator panic: kernels of the corpus with tokens deleted, doubled, swapped and replaced.
//!
//! What is still accepted must print a native copy that is Rust. A failure that this test finds becomes a named test below.

mod corpus;

use std::fs;
use std::sync::LazyLock;

use corpus::{files, folder};
use proc_macro2::{Group, TokenStream, TokenTree};
use proptest::prelude::*;
use shmem_kernel_codegen::{Options, Soc, translate};

/// What happens to one token. Numbers are taken modulo what there is.
#[derive(Clone, Debug)]
enum Change {
    Delete,
    Double,
    /// Swaps it with a token of the same group.
    Swap(usize),
    /// Puts a token of another kernel in its place.
    Replace {
        kernel: usize,
        token: usize,
    },
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        Just(Change::Delete),
        Just(Change::Double),
        any::<usize>().prop_map(Change::Swap),
        (any::<usize>(), any::<usize>()).prop_map(|(kernel, token)| Change::Replace { kernel, token }),
    ]
}

/// Changes, each with the number of the token that it is made to.
fn changes() -> impl Strategy<Value = Vec<(usize, Change)>> {
    prop::collection::vec((any::<usize>(), change()), 1..4)
}

/// The kernels of both corpora.
static KERNELS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let inputs = ["accept", "reject"].map(|name| files(&folder().join(name), "rs"));
    inputs.iter().flatten().map(|path| fs::read_to_string(path).expect("an input can be read")).collect()
});

fn kernel(number: usize) -> TokenStream {
    KERNELS[number % KERNELS.len()].parse().expect("an input is tokens")
}

/// The number of tokens, those inside groups included.
fn count(stream: &TokenStream) -> usize {
    let inside = |token| match token {
        TokenTree::Group(group) => 1 + count(&group.stream()),
        _ => 1,
    };
    stream.clone().into_iter().map(inside).sum()
}

/// Calls `edit` with the tokens around the one that has this number, and its index among them.
fn edit(
    stream: TokenStream,
    number: usize,
    edit_at: &mut impl FnMut(&mut Vec<TokenTree>, usize),
) -> TokenStream {
    let mut tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut left = number;
    for index in 0..tokens.len() {
        if left == 0 {
            edit_at(&mut tokens, index);
            break;
        }
        left -= 1;
        let TokenTree::Group(group) = &tokens[index] else { continue };
        let inside = count(&group.stream());
        if left < inside {
            tokens[index] = Group::new(group.delimiter(), edit(group.stream(), left, edit_at)).into();
            break;
        }
        left -= inside;
    }
    tokens.into_iter().collect()
}

fn token(stream: TokenStream, number: usize) -> Option<TokenTree> {
    let mut found = None;
    let number = number % count(&stream).max(1);
    edit(stream, number, &mut |tokens, index| found = Some(tokens[index].clone()));
    found
}

fn changed(stream: TokenStream, (number, change): &(usize, Change)) -> TokenStream {
    let number = number % count(&stream).max(1);
    edit(stream, number, &mut |tokens, index| match change {
        Change::Delete => drop(tokens.remove(index)),
        Change::Double => tokens.insert(index, tokens[index].clone()),
        Change::Swap(other) => {
            let other = other % tokens.len();
            tokens.swap(index, other);
        }
        Change::Replace { kernel: number, token: place } => {
            tokens[index] = token(kernel(*number), *place).expect("a kernel has tokens");
        }
    })
}

/// Translates what is still an item; says whether it was accepted.
fn translates(tokens: &TokenStream) -> bool {
    let Ok(file) = syn::parse_file(&tokens.to_string()) else { return false };
    let Some(item) = file.items.first() else { return false };
    let Ok(translation) = translate(item, TokenStream::new(), &Soc::ALL) else { return false };
    let native = translation.native();
    syn::parse2::<syn::ItemFn>(native.clone()).unwrap_or_else(|error| panic!("{error} in {native}"));
    true
}

/// About ten seconds on two cores.
const CASES: u32 = 20_000;

proptest! {
    #![proptest_config(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_kernels_never_panic(number in any::<usize>(), changes in changes()) {
        translates(&changes.iter().fold(kernel(number), changed));
    }

    #[test]
    fn changed_options_never_panic(changes in changes()) {
        let options: TokenStream = OPTIONS.parse().expect("options are tokens");
        let _ = Options::parse(changes.iter().fold(options, changed));
    }
}

const OPTIONS: &str = r#"core = "aiv", soc = ["a3", "ascend950"], name = "other""#;

/// The changes reach the later stages: many leave a kernel that is still accepted.
#[test]
fn some_changed_kernels_are_accepted() {
    let doubled = (0..KERNELS.len()).map(|number| changed(kernel(number), &(40, Change::Swap(3))));
    assert!(doubled.filter(translates).count() > 5);
}
