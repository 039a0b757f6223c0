// Functions that the library declares and does not have.
fn kernel() {
    sync_all();
    sync();
}
