// AscendC for the simulator: what generated kernels use of kernel_operator.h.
//
// Address spaces are empty here: g++ has none. A core's own buffers (UB) are not simulated yet.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define __gm__
#define __ubuf__
#define __aicore__
#define __global__

/// The place of a call, for findings.
#define SKSIM_PLACE const char *file = __builtin_FILE(), uint32_t line = __builtin_LINE()

extern "C" {
int64_t sksim_dev_block_idx(const char* file, uint32_t line);
int64_t sksim_dev_block_num(const char* file, uint32_t line);
bool sksim_dev_is_aic(const char* file, uint32_t line);
void sksim_dev_trap(const char* file, uint32_t line);
void sksim_launch(uint32_t blocks, void* stream, int32_t core, const char* kernel, void (*entry)(const void*), const void* arguments, size_t size);
}

/// Stands as the whole condition of an `if`, as on the device.
#define ASCEND_IS_AIC (sksim_dev_is_aic(__FILE__, __LINE__))
#define ASCEND_IS_AIV (!sksim_dev_is_aic(__FILE__, __LINE__))

/// 16-bit floats: values that can be moved, not computed with.
struct half {
    uint16_t bits;
};

struct bfloat16_t {
    uint16_t bits;
};

namespace AscendC {
inline int64_t GetBlockIdx(SKSIM_PLACE)
{
    return sksim_dev_block_idx(file, line);
}

inline int64_t GetBlockNum(SKSIM_PLACE)
{
    return sksim_dev_block_num(file, line);
}

inline void Trap(SKSIM_PLACE)
{
    sksim_dev_trap(file, line);
}
} // namespace AscendC

namespace sksim {
/// Which cores run a kernel.
enum class Core : int32_t { mix, aiv, aic };

/// A kernel and its arguments, as bytes that can be copied.
template <typename... Parameters>
struct Call;

template <>
struct Call<> {
    template <typename Kernel, typename... Done>
    void run(Kernel kernel, Done... done) const
    {
        kernel(done...);
    }
};

template <typename First, typename... Rest>
struct Call<First, Rest...> {
    First first;
    Call<Rest...> rest;

    explicit Call(First first, Rest... rest) : first(first), rest(rest...)
    {
    }

    template <typename Kernel, typename... Done>
    void run(Kernel kernel, Done... done) const
    {
        rest.run(kernel, done..., first);
    }
};

template <typename... Parameters>
struct Launch {
    void (*kernel)(Parameters...);
    Call<Parameters...> call;

    static void enter(const void* arguments)
    {
        const Launch* launch = static_cast<const Launch*>(arguments);
        launch->call.run(launch->kernel);
    }
};

/// What `kernel<<<block_dim, nullptr, stream>>>(arguments...)` does here.
template <typename... Parameters, typename... Arguments>
void launch(void (*kernel)(Parameters...), const char* name, Core core, uint32_t block_dim, void* stream, Arguments... arguments)
{
    static_assert(sizeof...(Parameters) == sizeof...(Arguments), "a launch passes each parameter of its kernel");
    Launch<Parameters...> launch = {kernel, Call<Parameters...>(arguments...)};
    sksim_launch(block_dim, stream, static_cast<int32_t>(core), name, Launch<Parameters...>::enter, &launch, sizeof(launch));
}
} // namespace sksim
