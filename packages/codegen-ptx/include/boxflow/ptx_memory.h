// Access to memory of any type, and the bits of reals.
#ifndef BOXFLOW_PTX_MEMORY_H
#define BOXFLOW_PTX_MEMORY_H

#include <stdint.h>
#include <string.h>

// Elements that may alias objects of any type.
typedef uint8_t ptx_u8 __attribute__((may_alias));
typedef uint16_t ptx_u16 __attribute__((may_alias));
typedef uint32_t ptx_u32 __attribute__((may_alias));
typedef uint64_t ptx_u64 __attribute__((may_alias));
typedef int8_t ptx_s8 __attribute__((may_alias));
typedef int16_t ptx_s16 __attribute__((may_alias));
typedef int32_t ptx_s32 __attribute__((may_alias));
typedef int64_t ptx_s64 __attribute__((may_alias));

// The element of type T at an address.
#define AT(T, address) (*(ptx_##T *)(uintptr_t)(address))
// The same, where another thread may write or read it at the same time.
#define LOAD(T, address) __atomic_load_n((ptx_##T *)(uintptr_t)(address), __ATOMIC_SEQ_CST)
#define STORE(T, address, value) __atomic_store_n((ptx_##T *)(uintptr_t)(address), value, __ATOMIC_SEQ_CST)
// The address of an object as a register holds it.
#define ADDRESS(object) ((uint64_t)(uintptr_t)(object))

static inline float F32(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static inline double F64(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static inline uint32_t B32(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static inline uint64_t B64(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

#endif
