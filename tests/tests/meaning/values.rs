//! The values that tests try: the ends of each integer type and what lies near zero, and a fixed sequence of others.

/// An integer type with values at which something may go wrong.
pub(crate) trait Edges: Copy {
    /// The ends of the type, their neighbours, small values of both signs, bit patterns.
    fn edges() -> Vec<Self>;

    /// Every edge with every edge.
    fn pairs() -> (Vec<Self>, Vec<Self>) {
        let edges = Self::edges();
        edges.iter().flat_map(|left| edges.iter().map(|right| (*left, *right))).unzip()
    }
}

macro_rules! edges {
    ($($ty:ident)*) => { $(
        impl Edges for $ty {
            fn edges() -> Vec<$ty> {
                let low = [$ty::MIN, $ty::MIN + 1, $ty::MIN / 2, $ty::MAX / 2, $ty::MAX / 2 + 1, $ty::MAX - 1, $ty::MAX];
                let near_zero = [1, 2, 3, 7, 9, 100].into_iter().flat_map(|value| [value, (0 as $ty).wrapping_sub(value)]);
                low.into_iter().chain([0, 0x55]).chain(near_zero).collect()
            }
        }
    )* };
}

edges! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }

/// A sequence of numbers that is the same each time: the high half of Knuth's MMIX generator.
pub(crate) fn sequence(seed: u64) -> impl Iterator<Item = u32> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    })
}

/// Asserts that two long lists are equal; on failure says where they first differ.
pub(crate) fn assert_same<T: PartialEq + std::fmt::Debug>(found: &[T], expected: &[T]) {
    assert_eq!(found.len(), expected.len());
    if let Some(at) = (0..found.len()).find(|at| found[*at] != expected[*at]) {
        panic!("element {at} is {:?}, and Rust says {:?}", found[at], expected[at]);
    }
}
