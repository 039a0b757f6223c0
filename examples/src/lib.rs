//! What the example programs share.

pub mod ring_demo;
