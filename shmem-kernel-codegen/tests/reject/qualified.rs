// A kernel is neither const, async, unsafe nor extern.
const async unsafe extern "C" fn kernel() {}
