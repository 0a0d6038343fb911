// Atomic operations. Those of shared memory are plain, since one thread of the host runs a whole block.
#ifndef BOXFLOW_PTX_ATOMICS_H
#define BOXFLOW_PTX_ATOMICS_H

#include "boxflow/ptx_integers.h"

#include "boxflow/ptx_memory.h"

#define PTX_ATOMIC(NAME, N, RESULT)                                                                            \
  static inline uint##N##_t ptx_atom_##NAME(uint64_t address, uint##N##_t b) {                                 \
    ptx_u##N *p = (ptx_u##N *)(uintptr_t)address;                                                              \
    uint##N##_t a = __atomic_load_n(p, __ATOMIC_RELAXED);                                                      \
    while (!__atomic_compare_exchange_n(p, &a, (uint##N##_t)(RESULT), 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {} \
    return a;                                                                                                  \
  }                                                                                                            \
  static inline uint##N##_t ptx_plain_##NAME(uint64_t address, uint##N##_t b) {                                \
    ptx_u##N *p = (ptx_u##N *)(uintptr_t)address;                                                              \
    const uint##N##_t a = *p;                                                                                  \
    *p = (uint##N##_t)(RESULT);                                                                                \
    return a;                                                                                                  \
  }

#define PTX_ATOMICS(N)                     \
  PTX_ATOMIC(add_u##N, N, a + b)           \
  PTX_ATOMIC(and_b##N, N, a & b)           \
  PTX_ATOMIC(or_b##N, N, a | b)            \
  PTX_ATOMIC(xor_b##N, N, a ^ b)           \
  PTX_ATOMIC(exch_b##N, N, b)              \
  PTX_ATOMIC(min_u##N, N, ptx_min_u##N(a, b)) \
  PTX_ATOMIC(max_u##N, N, ptx_max_u##N(a, b)) \
  PTX_ATOMIC(min_s##N, N, ptx_min_s##N(a, b)) \
  PTX_ATOMIC(max_s##N, N, ptx_max_s##N(a, b))

PTX_ATOMICS(32)
PTX_ATOMICS(64)
PTX_ATOMIC(inc_u32, 32, a >= b ? 0 : a + 1)
PTX_ATOMIC(dec_u32, 32, a == 0 || a > b ? b : a - 1)
PTX_ATOMIC(add_f32, 32, B32(F32(a) + F32(b)))
PTX_ATOMIC(add_f64, 64, B64(F64(a) + F64(b)))

#define PTX_COMPARE_AND_SWAP(N)                                                                                \
  static inline uint##N##_t ptx_atom_cas_b##N(uint64_t address, uint##N##_t expected, uint##N##_t value) {      \
    __atomic_compare_exchange_n((ptx_u##N *)(uintptr_t)address, &expected, value, 0, __ATOMIC_SEQ_CST,         \
                                __ATOMIC_SEQ_CST);                                                             \
    return expected;                                                                                           \
  }                                                                                                            \
  static inline uint##N##_t ptx_plain_cas_b##N(uint64_t address, uint##N##_t expected, uint##N##_t value) {     \
    const uint##N##_t old = AT(u##N, address);                                                                 \
    if (old == expected) AT(u##N, address) = value;                                                            \
    return old;                                                                                                \
  }

PTX_COMPARE_AND_SWAP(16)
PTX_COMPARE_AND_SWAP(32)
PTX_COMPARE_AND_SWAP(64)

#endif
