//! How the PEs of a session find each other.
//!
//! PE 0 listens at the session's address, the others connect. Each says one line, `shmem-sim 1 TOKEN PE PES HEAP_BYTES PID FD HOST`; when
//! all have come, PE 0 answers `ok PID:FD PID:FD ...`, else `error ...`. The token is new for each run of the launcher, so a
//! program cannot join a run by accident; without a launcher it is made of the address.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::Error;

/// How long PE 0 waits for the line of a PE that has connected.
const LINE_TIMEOUT: Duration = Duration::from_secs(5);
const RETRY: Duration = Duration::from_millis(3);
/// An upper bound of a line: the answer for 16,384 PEs.
const MOST_BYTES: u64 = 1 << 20;

/// What a PE needs to join a run.
pub(crate) struct Session {
    address: String,
    me: i32,
    count: i32,
    heap_bytes: u64,
    timeout: Duration,
    token: String,
}

/// A PE's process, and the descriptor of its page there.
#[derive(Clone, Copy)]
pub(super) struct Member {
    pub(super) pid: u32,
    pub(super) fd: i32,
}

/// What a PE says of itself.
struct Hello {
    token: String,
    me: i32,
    count: i32,
    heap_bytes: u64,
    member: Member,
    host: String,
}

impl Session {
    pub(crate) fn new(address: String, me: i32, count: i32, heap_bytes: u64, timeout: Duration) -> Session {
        let token = std::env::var("SHMEM_SIM_TOKEN").unwrap_or_else(|_| format!("at:{address}"));
        Session { address, me, count, heap_bytes, timeout, token }
    }

    /// Meets the other PEs; gives back who they are, in order.
    pub(super) fn meet(&self, fd: i32) -> Result<Vec<Member>, Error> {
        let own = Member { pid: std::process::id(), fd };
        if self.count == 1 {
            return Ok(vec![own]);
        }
        let address = parse_address(&self.address)?;
        let deadline = Instant::now() + self.timeout;
        match self.me {
            0 => self.gather(address, own, deadline),
            _ => self.report_to_first(address, own, deadline),
        }
    }

    fn gather(&self, address: SocketAddr, own: Member, deadline: Instant) -> Result<Vec<Member>, Error> {
        let listener = listen(address)?;
        let mut members: Vec<Option<Member>> = vec![None; self.count as usize];
        members[0] = Some(own);
        let mut streams = Vec::new();
        while members.iter().any(Option::is_none) {
            let stream = self.accept(&listener, &members, deadline);
            let greeted = stream.and_then(|stream| self.greet(stream, &mut members));
            match greeted {
                Ok(Some(stream)) => streams.push(stream),
                Ok(None) => {}
                Err(error) => {
                    streams.iter_mut().for_each(|stream| answer(stream, &format!("error {error}")));
                    return Err(error);
                }
            }
        }
        let members: Vec<Member> = members.into_iter().flatten().collect();
        let list: Vec<String> =
            members.iter().map(|member| format!("{}:{}", member.pid, member.fd)).collect();
        streams.iter_mut().for_each(|stream| answer(stream, &format!("ok {}", list.join(" "))));
        Ok(members)
    }

    fn accept(
        &self,
        listener: &TcpListener,
        members: &[Option<Member>],
        deadline: Instant,
    ) -> Result<TcpStream, Error> {
        loop {
            match listener.accept() {
                Ok((stream, _)) => return Ok(stream),
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => return Err(Error(format!("{}: {error}", self.address))),
            }
            if Instant::now() > deadline {
                let missing = members.iter().enumerate().filter(|(_, member)| member.is_none());
                let missing: Vec<String> = missing.map(|(number, _)| number.to_string()).collect();
                let seconds = self.timeout.as_secs();
                return Err(Error(format!(
                    "after {seconds} s these PEs have not come: {}",
                    missing.join(", ")
                )));
            }
            sleep(RETRY);
        }
    }

    /// Hears what a PE says. `None` when it does not belong to this run; an error when the run cannot go on with it.
    fn greet(
        &self,
        mut stream: TcpStream,
        members: &mut [Option<Member>],
    ) -> Result<Option<TcpStream>, Error> {
        let Some(hello) = read_line(&stream, LINE_TIMEOUT).ok().and_then(|line| Hello::parse(&line)) else {
            return Ok(None);
        };
        if hello.token != self.token {
            answer(&mut stream, "error another run has this address: its token differs");
            return Ok(None);
        }
        match self.judge(&hello, members) {
            Ok(()) => {
                members[hello.me as usize] = Some(hello.member);
                Ok(Some(stream))
            }
            Err(error) => {
                answer(&mut stream, &format!("error {error}"));
                Err(error)
            }
        }
    }

    fn judge(&self, hello: &Hello, members: &[Option<Member>]) -> Result<(), Error> {
        let (me, count) = (hello.me, hello.count);
        let text = if hello.host != host() {
            format!(
                "PE {me} is on another host: the simulator runs all PEs on one; start them there with the launcher"
            )
        } else if count != self.count {
            format!("PE {me} was started for {count} PEs, PE 0 for {}", self.count)
        } else if me < 0 || me >= count || members[me as usize].is_some() {
            format!("two processes say that they are PE {me}")
        } else if hello.heap_bytes != self.heap_bytes {
            format!("PE {me} wants a heap of {} bytes, PE 0 one of {}", hello.heap_bytes, self.heap_bytes)
        } else {
            return Ok(());
        };
        Err(Error(text))
    }

    fn report_to_first(
        &self,
        address: SocketAddr,
        own: Member,
        deadline: Instant,
    ) -> Result<Vec<Member>, Error> {
        let mut stream = self.connect(address, deadline)?;
        let (token, me, count, bytes) = (&self.token, self.me, self.count, self.heap_bytes);
        let line = format!("shmem-sim 1 {token} {me} {count} {bytes} {} {} {}", own.pid, own.fd, host());
        answer(&mut stream, &line);
        let left = deadline.saturating_duration_since(Instant::now()) + LINE_TIMEOUT;
        let line = read_line(&stream, left)
            .map_err(|error| Error(format!("PE 0 at {} went away: {error}", self.address)))?;
        if let Some(reason) = line.strip_prefix("error ") {
            return Err(Error(reason.to_string()));
        }
        let members = line
            .strip_prefix("ok ")
            .and_then(|list| list.split(' ').map(Member::parse).collect::<Option<Vec<_>>>());
        members
            .filter(|members| members.len() == self.count as usize)
            .ok_or_else(|| Error(format!("what listens at {} is not PE 0 of this run", self.address)))
    }

    fn connect(&self, address: SocketAddr, deadline: Instant) -> Result<TcpStream, Error> {
        loop {
            let error = match TcpStream::connect(address) {
                Ok(stream) => return Ok(stream),
                Err(error) => error,
            };
            if Instant::now() > deadline {
                let (seconds, address) = (self.timeout.as_secs(), &self.address);
                return Err(Error(format!("PE 0 did not listen at {address} within {seconds} s: {error}")));
            }
            sleep(RETRY);
        }
    }
}

impl Member {
    fn parse(text: &str) -> Option<Member> {
        let (pid, fd) = text.split_once(':')?;
        Some(Member { pid: pid.parse().ok()?, fd: fd.parse().ok()? })
    }
}

impl Hello {
    fn parse(line: &str) -> Option<Hello> {
        let words: Vec<&str> = line.split(' ').collect();
        let ["shmem-sim", "1", token, me, count, heap, pid, fd, host] = words[..] else { return None };
        Some(Hello {
            token: token.to_string(),
            me: me.parse().ok()?,
            count: count.parse().ok()?,
            heap_bytes: heap.parse().ok()?,
            member: Member { pid: pid.parse().ok()?, fd: fd.parse().ok()? },
            host: host.to_string(),
        })
    }
}

fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    let listener = TcpListener::bind(address).and_then(|listener| {
        listener.set_nonblocking(true)?;
        Ok(listener)
    });
    listener.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => Error(format!(
            "port {} is in use: end the program that holds it, or take another address",
            address.port()
        )),
        _ => Error(format!("cannot listen at {address}: {error}")),
    })
}

fn read_line(stream: &TcpStream, timeout: Duration) -> io::Result<String> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(timeout))?;
    let mut line = String::new();
    BufReader::new(stream.take(MOST_BYTES)).read_line(&mut line)?;
    match line.strip_suffix('\n') {
        Some(line) => Ok(line.to_string()),
        None => Err(io::Error::new(ErrorKind::UnexpectedEof, "the connection was closed")),
    }
}

/// A line for a peer. One that cannot hear it learns of the end by its closed connection.
fn answer(stream: &mut TcpStream, line: &str) {
    let _ = stream.write_all(format!("{line}\n").as_bytes());
}

/// The host that this process is on, by the kernel's boot.
fn host() -> String {
    let id = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let id = id.trim();
    if id.is_empty() { "unknown".to_string() } else { id.to_string() }
}

/// `tcp://ip:port`, `tcp6://[ip]:port`, or `host:port` as in `SHMEM_UID_SESSION_ID`.
fn parse_address(text: &str) -> Result<SocketAddr, Error> {
    let wrong = |why: &str| Error(format!("the session address is `{text}`: {why}"));
    let plain = text.strip_prefix("tcp6://").or_else(|| text.strip_prefix("tcp://")).unwrap_or(text);
    let (_, port) = plain.rsplit_once(':').ok_or_else(|| wrong("it has the form tcp://ip:port"))?;
    let port: u64 = port.parse().map_err(|_| wrong("its port is no number"))?;
    if !(1025..=65535).contains(&port) {
        return Err(wrong(&format!("port {port} is not in 1025 to 65535")));
    }
    let mut found = plain.to_socket_addrs().map_err(|error| wrong(&error.to_string()))?;
    found.next().ok_or_else(|| wrong("no address has this name"))
}

/// An address that is free now, for a unique id; the environment's session wins.
pub(crate) fn unique_address() -> Result<String, String> {
    if let Ok(address) = std::env::var("SHMEM_UID_SESSION_ID") {
        return Ok(address);
    }
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.to_string()).map_err(|error| format!("no port is free: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    fn session(address: &str, me: i32, count: i32) -> Session {
        let address = address.to_string();
        Session {
            address,
            me,
            count,
            heap_bytes: 1,
            timeout: Duration::from_secs(10),
            token: "t".to_string(),
        }
    }

    fn free_address() -> String {
        unique_address().expect("a port is free")
    }

    #[test]
    fn pes_learn_who_the_others_are() {
        let address = free_address();
        let pes: Vec<_> = (0..4)
            .map(|me| {
                let session = session(&address, me, 4);
                thread::spawn(move || session.meet(100 + me))
            })
            .collect();
        for pe in pes {
            let members = pe.join().expect("no panic").expect("they meet");
            assert_eq!(members.iter().map(|member| member.fd).collect::<Vec<_>>(), [100, 101, 102, 103]);
        }
    }

    #[test]
    fn a_stranger_is_turned_away_and_the_run_goes_on() {
        let address = free_address();
        let first = session(&address, 0, 2);
        let first = thread::spawn(move || first.meet(1));
        let stranger = Session { token: "other".to_string(), ..session(&address, 1, 2) };
        let error = stranger.meet(2).err().expect("it is turned away").to_string();
        assert!(error.contains("token"), "{error}");
        session(&address, 1, 2).meet(3).expect("the real one joins");
        first.join().expect("no panic").expect("they meet");
    }

    #[test]
    fn both_sides_learn_of_different_counts_and_heaps() {
        for change in [0, 1] {
            let address = free_address();
            let first = session(&address, 0, 2);
            let first = thread::spawn(move || first.meet(1));
            let mut second = session(&address, 1, 2);
            if change == 0 {
                second.count = 3
            } else {
                second.heap_bytes = 2
            }
            let theirs = second.meet(2).err().expect("refused").to_string();
            let ours = first.join().expect("no panic").err().expect("refused").to_string();
            assert_eq!(ours, theirs);
            assert!(ours.contains(if change == 0 { "3 PEs" } else { "2 bytes" }), "{ours}");
        }
    }

    #[test]
    fn a_missing_pe_is_named() {
        let first = Session { timeout: Duration::from_millis(100), ..session(&free_address(), 0, 3) };
        let error = first.meet(1).err().expect("nobody comes").to_string();
        assert!(error.contains("1, 2"), "{error}");
    }

    #[test]
    fn a_port_in_use_is_named() {
        let holder = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = holder.local_addr().expect("it has an address").to_string();
        let error = session(&address, 0, 2).meet(1).err().expect("in use").to_string();
        assert!(error.contains("in use"), "{error}");
    }

    #[test]
    fn addresses_are_checked() {
        for (text, why) in [
            ("tcp://127.0.0.1:80", "1025 to 65535"),
            ("tcp://127.0.0.1:65536", "1025 to 65535"),
            ("127.0.0.1", "tcp://ip:port"),
            ("tcp://127.0.0.1:8666abc", "no number"),
            ("tcp://127.0.0.1:-1", "no number"),
        ] {
            let error = parse_address(text).expect_err(text).to_string();
            assert!(error.contains(why) && error.contains(text), "{error}");
        }
        assert!(parse_address("tcp6://[::1]:9000").expect("IPv6").is_ipv6());
    }
}
