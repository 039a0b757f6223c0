// Labels that are keywords of C++, or names of variables.
fn hostile_labels(out: Gm<i32>, n: i32) {
    let goto_break = n;
    'goto: for i in 0..n {
        'half: loop {
            loop {
                if out[i] == 1 {
                    break 'half;
                }
                if out[i] == 2 {
                    continue 'half;
                }
                if out[i] == 3 {
                    continue 'goto;
                }
                break 'goto;
            }
        }
    }
    out[0] = goto_break;
}
