//! Streams: launches and copies in order. A stream runs one piece of work at a time; streams run beside each other.

use std::cell::Cell;
use std::collections::VecDeque;
use std::ffi::c_void;
use std::rc::Rc;

use super::{Engine, Pe};
use crate::host::status;
use crate::launch::{Core, Kernel};

/// What a launch runs.
pub(crate) struct Spec {
    pub(crate) kernel: Option<&'static Kernel>,
    pub(crate) name: String,
    pub(crate) core: Core,
    pub(crate) blocks: u32,
    pub(crate) body: Body,
}

/// The code of a kernel.
#[derive(Clone)]
pub(crate) enum Body {
    Native(Rc<dyn Fn()>),
    Compiled { entry: extern "C-unwind" fn(*const c_void), arguments: Rc<[u128]> },
}

impl Body {
    pub(super) fn run(&self) {
        match self {
            Body::Native(body) => body(),
            Body::Compiled { entry, arguments } => entry(arguments.as_ptr().cast()),
        }
    }

    pub(super) fn life(&self) -> &'static str {
        match self {
            Body::Native(_) => "native",
            Body::Compiled { .. } => "compiled",
        }
    }
}

/// A launch that runs.
pub(crate) struct Launch {
    pub(crate) spec: Spec,
    stream: usize,
    /// How many cores it runs on.
    pub(crate) cores: usize,
    pub(super) remaining: Cell<usize>,
    pub(super) failed: Cell<bool>,
    /// Cores that wait at the present barrier, and how many barriers are over.
    pub(crate) arrived: Cell<usize>,
    pub(crate) released: Cell<u64>,
}

/// Work of a stream.
pub(crate) enum Work {
    Launch(Spec),
    /// Bytes from one address to another.
    Copy {
        to: usize,
        from: usize,
        bytes: usize,
    },
}

/// A stream of one PE.
#[derive(Default)]
pub(crate) struct Stream {
    queue: VecDeque<Work>,
    running: Option<Rc<Launch>>,
    /// The first failure since the last synchronisation.
    status: i32,
}

impl Stream {
    pub(super) fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.running.is_none()
    }
}

/// The number of a stream is the lowest 16 bits of its handle.
const MOST_STREAMS: usize = 0xFFFF;

impl Pe {
    /// The streams that run a kernel, and which.
    pub(crate) fn busy_streams(&self) -> Vec<(usize, String)> {
        let streams = self.streams.borrow();
        let running = |(number, stream): (usize, &Option<Stream>)| {
            let launch = stream.as_ref()?.running.as_ref()?;
            Some((number, launch.spec.name.clone()))
        };
        streams.iter().enumerate().filter_map(running).collect()
    }

    /// Forgets what the streams have not begun.
    pub(super) fn give_up_streams(&self) {
        for stream in self.streams.borrow_mut().iter_mut().flatten() {
            stream.queue.clear();
        }
    }
}

impl Engine {
    /// The number of a stream of `pe`; a null handle is the default stream.
    pub(crate) fn stream(&self, pe: &Pe, handle: *mut c_void) -> Option<usize> {
        let number = handle as usize & MOST_STREAMS;
        let owned = handle.is_null() || handle as usize >> 16 == pe.index + 1;
        (owned && pe.streams.borrow().get(number).is_some_and(Option::is_some)).then_some(number)
    }

    /// A new stream of `pe`; null when there are too many.
    pub(crate) fn create_stream(&self, pe: &Pe) -> *mut c_void {
        let mut streams = pe.streams.borrow_mut();
        let number = streams.iter().position(Option::is_none).unwrap_or_else(|| {
            streams.push(None);
            streams.len() - 1
        });
        if number > MOST_STREAMS {
            return std::ptr::null_mut();
        }
        streams[number] = Some(Stream::default());
        ((pe.index + 1) << 16 | number) as *mut c_void
    }

    /// Adds a launch to a stream of the caller's PE. Gives back an ACL status.
    pub(crate) fn enqueue(self: &Rc<Self>, handle: *mut c_void, spec: Spec) -> i32 {
        let pe = self.caller();
        if spec.blocks == 0 {
            return status::ACL_ERROR_RT_PARAM_INVALID;
        }
        match self.stream(&pe, handle) {
            Some(stream) => self.add_work(&pe, stream, Work::Launch(spec)),
            None => return status::ACL_ERROR_RT_STREAM_CONTEXT,
        }
        status::ACL_SUCCESS
    }

    /// Adds work to a stream and starts it if nothing runs there.
    pub(crate) fn add_work(self: &Rc<Self>, pe: &Rc<Pe>, stream: usize, work: Work) {
        if let Some(Some(found)) = pe.streams.borrow_mut().get_mut(stream) {
            found.queue.push_back(work);
        }
        self.advance(pe, stream);
    }

    /// The status of a drained stream; a failure is told once.
    pub(crate) fn take_status(&self, pe: &Pe, stream: usize) -> i32 {
        let mut streams = pe.streams.borrow_mut();
        streams
            .get_mut(stream)
            .and_then(Option::as_mut)
            .map_or(0, |stream| std::mem::take(&mut stream.status))
    }

    fn advance(self: &Rc<Self>, pe: &Rc<Pe>, stream: usize) {
        loop {
            let work = match pe.streams.borrow_mut().get_mut(stream) {
                Some(Some(found)) if found.running.is_none() => found.queue.pop_front(),
                _ => None,
            };
            match work {
                None => return,
                Some(Work::Launch(spec)) => return self.start(pe, stream, spec),
                // SAFETY: the host call that enqueued the copy promised both ranges until the stream is synchronised.
                Some(Work::Copy { to, from, bytes }) => unsafe {
                    std::ptr::copy(from as *const u8, to as *mut u8, bytes);
                },
            }
            self.note_progress();
        }
    }

    fn start(self: &Rc<Self>, pe: &Rc<Pe>, stream: usize, spec: Spec) {
        let cores = cores(&spec);
        let launch = Rc::new(Launch {
            stream,
            cores: cores.len(),
            remaining: Cell::new(cores.len()),
            failed: Cell::new(false),
            arrived: Cell::new(0),
            released: Cell::new(0),
            spec,
        });
        if let Some(Some(found)) = pe.streams.borrow_mut().get_mut(stream) {
            found.running = Some(launch.clone());
        }
        for (is_aic, index) in cores {
            self.spawn_core(pe, &launch, is_aic, index);
        }
        self.note_progress();
    }

    /// A core of a launch has ended; `well` unless it trapped.
    pub(super) fn core_ended(self: &Rc<Self>, pe: &Rc<Pe>, launch: &Rc<Launch>, well: bool) {
        launch.failed.set(launch.failed.get() || !well);
        launch.remaining.set(launch.remaining.get() - 1);
        self.note_progress();
        if launch.remaining.get() > 0 {
            return;
        }
        if let Some(Some(stream)) = pe.streams.borrow_mut().get_mut(launch.stream) {
            stream.running = None;
            if launch.failed.get() && stream.status == status::ACL_SUCCESS {
                stream.status = status::ACL_ERROR_RT_VECTOR_CORE_EXCEPTION;
            }
        }
        self.advance(pe, launch.stream);
    }
}

/// The cores of a launch: is it a cube core, and its index among its kind. A mix block has one AIC and two AIV.
fn cores(spec: &Spec) -> Vec<(bool, i64)> {
    let block = |block: i64| match spec.core {
        Core::Mix => vec![(true, block), (false, 2 * block), (false, 2 * block + 1)],
        Core::Aiv => vec![(false, block)],
        Core::Aic => vec![(true, block)],
    };
    (0..i64::from(spec.blocks)).flat_map(block).collect()
}
