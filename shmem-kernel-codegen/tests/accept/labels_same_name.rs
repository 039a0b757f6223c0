// An inner label hides an outer one of its name.
fn labels_same_name(out: Gm<i32>, n: i32) {
    'a: for i in 0..n {
        'a: for j in 0..n {
            for k in 0..n {
                if k == 2 {
                    break 'a;
                }
                if k == 1 {
                    continue 'a;
                }
                out[k] = i + j;
            }
        }
        if out[i] == 0 {
            continue 'a;
        }
        while out[i] < 0 {
            out[i] += 1;
            if i == 3 {
                break 'a;
            }
        }
    }
}
