//! barrier_all: the cores of this PE meet, one of them meets the other PEs, and all go on.
//!
//! In the library (src/device/gm2gm/shmemi_device_cc.h) the cores meet, vector cores poll the peers' slots, and the cores meet again. A
//! cube core of a launch without vector cores returns at once, because the software core barrier lets AIC through.

use super::core::takes_part;
use crate::engine::{Condition, Context, CoreInfo, Limit, Place, Wait, with_core};
use crate::host::barrier::{self, Flags};

pub(crate) fn barrier_all(name: &'static str, place: Place) {
    with_core(name, place, |context, core| {
        context.count_call(name, place);
        context.poll.set((0, 0));
        if takes_part(core.launch.spec.core) {
            meet(context, core, name, place);
        }
    });
}

fn meet(context: &Context, core: &CoreInfo, name: &'static str, place: Place) {
    let launch = &core.launch;
    let generation = launch.released.get() + 1;
    launch.arrived.set(launch.arrived.get() + 1);
    if launch.arrived.get() < launch.cores {
        let condition = Condition::Released { launch: launch.clone(), generation };
        let _ =
            context.wait(Wait { condition, call: name, peer: -1, place: Some(place), limit: Limit::Never });
        return;
    }
    let wait = |condition, peer| {
        context.wait(Wait { condition, call: name, peer, place: Some(place), limit: Limit::Never })
    };
    // A core that cannot go on is not resumed, so there is no error to see here.
    let _ = barrier::meet(&context.engine, &context.pe, Flags::Device, wait);
    launch.arrived.set(0);
    launch.released.set(generation);
    context.engine.note_progress();
}
