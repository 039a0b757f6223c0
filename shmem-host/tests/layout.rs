//! The C structs have the library's layout: sizes and offsets as its public headers give them (`data/layout.tsv`).

use std::mem::{align_of, offset_of, size_of};

use shmem_host::__layout::{Attributes, OptionalAttributes};

/// Name to (offset, size), or for a struct (size, alignment).
fn expected(name: &str) -> (usize, usize) {
    let table = include_str!("data/layout.tsv");
    let row = table.lines().find(|line| line.split('\t').nth(1) == Some(name));
    let text =
        row.unwrap_or_else(|| panic!("{name} is in the table")).split('\t').nth(3).expect("four columns");
    let numbers: Vec<usize> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
    (numbers[0], numbers[1])
}

macro_rules! check {
    ($c_name:literal, $ty:ty { $($c_field:literal $field:ident: $field_ty:ty),* }) => {
        assert_eq!((size_of::<$ty>(), align_of::<$ty>()), expected($c_name), $c_name);
        $(
            let name = concat!($c_name, ".", $c_field);
            assert_eq!((offset_of!($ty, $field), size_of::<$field_ty>()), expected(name), "{name}");
        )*
    };
}

#[test]
fn attributes() {
    check!("aclshmemx_init_attr_t", Attributes {
        "my_pe" my_pe: i32,
        "n_pes" n_pes: i32,
        "ip_port" ip_port: [u8; 64],
        "local_mem_size" local_mem_size: u64,
        "option_attr" option_attr: OptionalAttributes,
        "comm_args" comm_args: *mut u8,
        "instance_id" instance_id: u64
    });
    check!("aclshmem_init_optional_attr_t", OptionalAttributes {
        "version" version: i32,
        "data_op_engine_type" data_op_engine_type: i32,
        "shm_init_timeout" shm_init_timeout: u32,
        "shm_create_timeout" shm_create_timeout: u32,
        "control_operation_timeout" control_operation_timeout: u32,
        "sockFd" sock_fd: i32
    });
}
