//! host/data_plane/shmem_host_cc.h

unsafe extern "C" {
    pub(crate) fn aclshmem_barrier_all();
}
