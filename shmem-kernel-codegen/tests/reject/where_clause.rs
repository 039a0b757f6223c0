// Bounds without parameters.
fn kernel(data: Gm<i32>)
where
    i32: Copy,
{
}
