// Jumps into loops whose condition needs steps of its own; jumps out of several loops at once.
fn labels_while(a: Sym<i32>, out: Gm<i32>, n: i32) {
    'turn: while int32_g(a, 0) < int32_g(a, 1) {
        let mut i = 0;
        while i < n {
            i += 1;
            loop {
                if out[i] == 0 {
                    continue 'turn;
                }
                if out[i] == 1 {
                    break 'turn;
                }
                break;
            }
            if out[i] == 2 {
                continue;
            }
            quiet();
        }
        fence();
    }
    'first: loop {
        'second: loop {
            'third: loop {
                if n == 0 {
                    break 'first;
                }
                if n == 1 {
                    break 'second;
                }
                if n == 2 {
                    continue 'first;
                }
                if n == 3 {
                    continue 'second;
                }
                if n == 4 {
                    continue 'third;
                }
                break 'third;
            }
            out[0] = 3;
            break;
        }
        out[1] = 2;
        break 'first;
    }
}
