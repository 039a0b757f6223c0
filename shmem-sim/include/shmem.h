// CANN SHMEM for the simulator: what generated kernels use of shmem.h.
#pragma once

#include "kernel_operator.h"
#include "shmem_device.h"

extern "C" uint64_t util_get_ffts_config(void);

/// The simulated cores find each other without the FFTS base address.
inline void util_set_ffts_config(uint64_t config)
{
    static_cast<void>(config);
}
