// Device functions of CANN SHMEM for the simulator. Written by `cargo xtask api` from the translator's table; edit that.
#pragma once

extern "C" {
int32_t sksim_dev_my_pe(const char* file, uint32_t line);
int32_t sksim_dev_n_pes(const char* file, uint32_t line);
void sksim_dev_half_p(uint16_t* dst, uint16_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_float_p(float* dst, float value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_double_p(double* dst, double value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_int8_p(int8_t* dst, int8_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_int16_p(int16_t* dst, int16_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_int32_p(int32_t* dst, int32_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_int64_p(int64_t* dst, int64_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_uint8_p(uint8_t* dst, uint8_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_uint16_p(uint16_t* dst, uint16_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_uint32_p(uint32_t* dst, uint32_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_uint64_p(uint64_t* dst, uint64_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_char_p(char* dst, uint8_t value, int32_t pe, const char* file, uint32_t line);
void sksim_dev_bfloat16_p(uint16_t* dst, uint16_t value, int32_t pe, const char* file, uint32_t line);
uint16_t sksim_dev_half_g(uint16_t* src, int32_t pe, const char* file, uint32_t line);
float sksim_dev_float_g(float* src, int32_t pe, const char* file, uint32_t line);
double sksim_dev_double_g(double* src, int32_t pe, const char* file, uint32_t line);
int8_t sksim_dev_int8_g(int8_t* src, int32_t pe, const char* file, uint32_t line);
int16_t sksim_dev_int16_g(int16_t* src, int32_t pe, const char* file, uint32_t line);
int32_t sksim_dev_int32_g(int32_t* src, int32_t pe, const char* file, uint32_t line);
int64_t sksim_dev_int64_g(int64_t* src, int32_t pe, const char* file, uint32_t line);
uint8_t sksim_dev_uint8_g(uint8_t* src, int32_t pe, const char* file, uint32_t line);
uint16_t sksim_dev_uint16_g(uint16_t* src, int32_t pe, const char* file, uint32_t line);
uint32_t sksim_dev_uint32_g(uint32_t* src, int32_t pe, const char* file, uint32_t line);
uint64_t sksim_dev_uint64_g(uint64_t* src, int32_t pe, const char* file, uint32_t line);
char sksim_dev_char_g(char* src, int32_t pe, const char* file, uint32_t line);
uint16_t sksim_dev_bfloat16_g(uint16_t* src, int32_t pe, const char* file, uint32_t line);
void sksim_dev_putmem(void* dst, void* src, uint32_t bytes, int32_t pe, const char* file, uint32_t line);
void sksim_dev_getmem(void* dst, void* src, uint32_t bytes, int32_t pe, const char* file, uint32_t line);
void sksim_dev_quiet(const char* file, uint32_t line);
void sksim_dev_fence(const char* file, uint32_t line);
void sksim_dev_barrier_all(const char* file, uint32_t line);
}

inline int32_t aclshmem_my_pe(SKSIM_PLACE)
{
    return sksim_dev_my_pe(file, line);
}

inline int32_t aclshmem_n_pes(SKSIM_PLACE)
{
    return sksim_dev_n_pes(file, line);
}

inline void aclshmem_half_p(__gm__ half* dst, half value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_half_p(&dst->bits, value.bits, pe, file, line);
}

inline void aclshmem_float_p(__gm__ float* dst, float value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_float_p(dst, value, pe, file, line);
}

inline void aclshmem_double_p(__gm__ double* dst, double value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_double_p(dst, value, pe, file, line);
}

inline void aclshmem_int8_p(__gm__ int8_t* dst, int8_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_int8_p(dst, value, pe, file, line);
}

inline void aclshmem_int16_p(__gm__ int16_t* dst, int16_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_int16_p(dst, value, pe, file, line);
}

inline void aclshmem_int32_p(__gm__ int32_t* dst, int32_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_int32_p(dst, value, pe, file, line);
}

inline void aclshmem_int64_p(__gm__ int64_t* dst, int64_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_int64_p(dst, value, pe, file, line);
}

inline void aclshmem_uint8_p(__gm__ uint8_t* dst, uint8_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_uint8_p(dst, value, pe, file, line);
}

inline void aclshmem_uint16_p(__gm__ uint16_t* dst, uint16_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_uint16_p(dst, value, pe, file, line);
}

inline void aclshmem_uint32_p(__gm__ uint32_t* dst, uint32_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_uint32_p(dst, value, pe, file, line);
}

inline void aclshmem_uint64_p(__gm__ uint64_t* dst, uint64_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_uint64_p(dst, value, pe, file, line);
}

inline void aclshmem_char_p(__gm__ char* dst, char value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_char_p(dst, value, pe, file, line);
}

inline void aclshmem_bfloat16_p(__gm__ bfloat16_t* dst, bfloat16_t value, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_bfloat16_p(&dst->bits, value.bits, pe, file, line);
}

inline half aclshmem_half_g(__gm__ half* src, int32_t pe, SKSIM_PLACE)
{
    return half{sksim_dev_half_g(&src->bits, pe, file, line)};
}

inline float aclshmem_float_g(__gm__ float* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_float_g(src, pe, file, line);
}

inline double aclshmem_double_g(__gm__ double* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_double_g(src, pe, file, line);
}

inline int8_t aclshmem_int8_g(__gm__ int8_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_int8_g(src, pe, file, line);
}

inline int16_t aclshmem_int16_g(__gm__ int16_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_int16_g(src, pe, file, line);
}

inline int32_t aclshmem_int32_g(__gm__ int32_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_int32_g(src, pe, file, line);
}

inline int64_t aclshmem_int64_g(__gm__ int64_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_int64_g(src, pe, file, line);
}

inline uint8_t aclshmem_uint8_g(__gm__ uint8_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_uint8_g(src, pe, file, line);
}

inline uint16_t aclshmem_uint16_g(__gm__ uint16_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_uint16_g(src, pe, file, line);
}

inline uint32_t aclshmem_uint32_g(__gm__ uint32_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_uint32_g(src, pe, file, line);
}

inline uint64_t aclshmem_uint64_g(__gm__ uint64_t* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_uint64_g(src, pe, file, line);
}

inline char aclshmem_char_g(__gm__ char* src, int32_t pe, SKSIM_PLACE)
{
    return sksim_dev_char_g(src, pe, file, line);
}

inline bfloat16_t aclshmem_bfloat16_g(__gm__ bfloat16_t* src, int32_t pe, SKSIM_PLACE)
{
    return bfloat16_t{sksim_dev_bfloat16_g(&src->bits, pe, file, line)};
}

inline void aclshmem_putmem(__gm__ void* dst, __gm__ void* src, uint32_t bytes, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_putmem(dst, src, bytes, pe, file, line);
}

inline void aclshmem_getmem(__gm__ void* dst, __gm__ void* src, uint32_t bytes, int32_t pe, SKSIM_PLACE)
{
    sksim_dev_getmem(dst, src, bytes, pe, file, line);
}

inline void aclshmem_quiet(SKSIM_PLACE)
{
    sksim_dev_quiet(file, line);
}

inline void aclshmem_fence(SKSIM_PLACE)
{
    sksim_dev_fence(file, line);
}

inline void aclshmem_barrier_all(SKSIM_PLACE)
{
    sksim_dev_barrier_all(file, line);
}
