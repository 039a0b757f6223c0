// Bulk copies; symmetric memory is local memory too.
fn bulk(remote: Sym<i32>, near: Gm<i32>, other: Sym<i32>, n: usize) {
    putmem(remote, near, 64, 0);
    getmem(near, remote.add(4), n * 4, 1);
    putmem(remote, other, n, 0);
    getmem(other.local(), remote, 0, 1);
    fence();
}
