//! p, g, putmem and getmem.

use super::address::Call;
use crate::engine::{Condition, Context, Limit, Place, Wait, load, store, with_core};
use crate::vocabulary::Element;

/// Stores one value on `pe`.
#[inline]
pub(crate) fn p<T: Element>(name: &'static str, dst: *mut T, value: T, pe: i32, place: Place) {
    with_core(name, place, |context, _| {
        context.count_call(name, place);
        let bytes = size_of::<T>();
        let at = context.translate(dst as usize, bytes, align_of::<T>(), pe, Call { name, place });
        let (old, new) = (load(at, bytes), value.to_word());
        store(at, bytes, new);
        if old != new {
            context.engine.note_progress();
        }
        context.poll.set((0, 0));
    });
}

/// Loads one value from `pe`. A second look at a word that has not changed sets the core aside until it does, or until nothing else
/// can run, so that a polling loop starves nobody.
#[inline]
pub(crate) fn g<T: Element>(name: &'static str, src: *mut T, pe: i32, place: Place) -> T {
    with_core(name, place, |context, _| {
        context.count_call(name, place);
        let bytes = size_of::<T>();
        let at = context.translate(src as usize, bytes, align_of::<T>(), pe, Call { name, place });
        let mut value = load(at, bytes);
        if context.poll.get() == (at, value) {
            let condition = Condition::Changed { address: at, bytes, old: value };
            // A core that cannot go on is not resumed, so there is no error to see here.
            let _ = context.wait(Wait {
                condition,
                call: name,
                peer: pe,
                place: Some(place),
                limit: Limit::Never,
            });
            value = load(at, bytes);
        }
        context.poll.set((at, value));
        T::from_word(value)
    })
}

/// Copies local bytes to `pe`.
pub(crate) fn putmem(name: &'static str, dst: *mut u8, src: *const u8, bytes: usize, pe: i32, place: Place) {
    with_core(name, place, |context, _| {
        if let Some((remote, local)) =
            transfer(context, dst as usize, src as usize, bytes, pe, Call { name, place })
        {
            // SAFETY: both ranges were checked; peers may access them at the same time, as on the device.
            unsafe { std::ptr::copy(local as *const u8, remote as *mut u8, bytes) };
        }
    });
}

/// Copies bytes of `pe` to local memory.
pub(crate) fn getmem(name: &'static str, dst: *mut u8, src: *const u8, bytes: usize, pe: i32, place: Place) {
    with_core(name, place, |context, _| {
        if let Some((remote, local)) =
            transfer(context, src as usize, dst as usize, bytes, pe, Call { name, place })
        {
            // SAFETY: as in `putmem`.
            unsafe { std::ptr::copy(remote as *const u8, local as *mut u8, bytes) };
        }
    });
}

/// Both addresses of a transfer in this process; `None` when there is nothing to copy.
fn transfer(
    context: &Context,
    symmetric: usize,
    local: usize,
    bytes: usize,
    pe: i32,
    call: Call,
) -> Option<(usize, usize)> {
    context.count_call(call.name, call.place);
    if bytes > u32::MAX as usize {
        let text =
            format!("{}: {bytes} bytes are more than one call can move: at most {}", call.name, u32::MAX);
        context.finding("count", &text, call.place);
    }
    let remote = context.translate(symmetric, bytes, 1, pe, call);
    if bytes == 0 {
        return None;
    }
    context.check_local(local, bytes, 1, call);
    context.engine.note_progress();
    context.poll.set((0, 0));
    Some((remote, local))
}
