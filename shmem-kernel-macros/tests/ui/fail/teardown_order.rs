//! A buffer cannot outlive the membership that it is from.

use shmem_host::{Acl, DeviceSide, Error, Shmem};

pub fn wrong() -> Result<(), Error> {
    let acl = Acl::init()?;
    let device = acl.device(0)?;
    let shmem = Shmem::builder(0, 1).init(&device)?;
    let buffer = shmem.malloc::<i32, DeviceSide>(1)?;
    drop(shmem);
    println!("{}", buffer.len());
    Ok(())
}

fn main() {}
