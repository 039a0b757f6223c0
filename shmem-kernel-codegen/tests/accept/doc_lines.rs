// Doc comments: paragraphs, lists, block form, a backslash at the end of a line.
/// First paragraph.
///
/// * a list
///   with a second line
/**
 Block form. */
#[doc = "Written out."]
/// A path: C:\
#[allow(dead_code)]
fn doc_lines(out: Gm<i32>) {
    *out = 1;
}
