//! quiet and fence.

use std::sync::atomic::{Ordering, fence as memory_fence};

use crate::engine::{Place, with_core};

/// Both are the same in the library (src/device/gm2gm/shmem_device_mo.hpp). Transfers are complete already; the stores of this core
/// become visible to the host's other cores in order.
pub(crate) fn drain(name: &'static str, place: Place) {
    with_core(name, place, |context, _| {
        context.count_call(name, place);
        // The PEs of one process run on one thread.
        if context.engine.processes {
            memory_fence(Ordering::SeqCst);
        }
    });
}
