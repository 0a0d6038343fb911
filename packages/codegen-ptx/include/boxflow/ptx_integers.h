// Integer instructions whose meaning is not that of a C operator.
#ifndef BOXFLOW_PTX_INTEGERS_H
#define BOXFLOW_PTX_INTEGERS_H

#include <stdint.h>

// Quotients of zero divisors are what NVIDIA's GPUs give: all ones, and the dividend as the remainder.
#define PTX_UNSIGNED(N, WIDE)                                                                                 \
  static inline uint##N##_t ptx_div_u##N(uint##N##_t a, uint##N##_t b) {                                      \
    return b == 0 ? (uint##N##_t)-1 : (uint##N##_t)(a / b);                                                   \
  }                                                                                                           \
  static inline uint##N##_t ptx_rem_u##N(uint##N##_t a, uint##N##_t b) { return b == 0 ? a : (uint##N##_t)(a % b); } \
  static inline uint##N##_t ptx_min_u##N(uint##N##_t a, uint##N##_t b) { return a < b ? a : b; }               \
  static inline uint##N##_t ptx_max_u##N(uint##N##_t a, uint##N##_t b) { return a > b ? a : b; }               \
  static inline uint##N##_t ptx_mul_hi_u##N(uint##N##_t a, uint##N##_t b) {                                   \
    return (uint##N##_t)((unsigned WIDE)a * b >> N);                                                          \
  }                                                                                                           \
  static inline uint##N##_t ptx_shl_b##N(uint##N##_t a, uint32_t by) {                                        \
    return by >= N ? 0 : (uint##N##_t)((uint64_t)a << by);                                                    \
  }                                                                                                           \
  static inline uint##N##_t ptx_shr_u##N(uint##N##_t a, uint32_t by) { return by >= N ? 0 : (uint##N##_t)(a >> by); }

#define PTX_SIGNED(N, WIDE)                                                                                   \
  static inline uint##N##_t ptx_div_s##N(uint##N##_t a, uint##N##_t b) {                                      \
    if (b == 0) return (uint##N##_t)-1;                                                                       \
    return b == (uint##N##_t)-1 ? (uint##N##_t)(0u - a) : (uint##N##_t)((int##N##_t)a / (int##N##_t)b);        \
  }                                                                                                           \
  static inline uint##N##_t ptx_rem_s##N(uint##N##_t a, uint##N##_t b) {                                      \
    if (b == 0) return a;                                                                                     \
    return b == (uint##N##_t)-1 ? 0 : (uint##N##_t)((int##N##_t)a % (int##N##_t)b);                            \
  }                                                                                                           \
  static inline uint##N##_t ptx_min_s##N(uint##N##_t a, uint##N##_t b) {                                      \
    return (int##N##_t)a < (int##N##_t)b ? a : b;                                                            \
  }                                                                                                           \
  static inline uint##N##_t ptx_max_s##N(uint##N##_t a, uint##N##_t b) {                                      \
    return (int##N##_t)a > (int##N##_t)b ? a : b;                                                            \
  }                                                                                                           \
  static inline uint##N##_t ptx_abs_s##N(uint##N##_t a) { return (int##N##_t)a < 0 ? (uint##N##_t)(0u - a) : a; } \
  static inline uint##N##_t ptx_mul_hi_s##N(uint##N##_t a, uint##N##_t b) {                                   \
    return (uint##N##_t)((WIDE)(int##N##_t)a * (int##N##_t)b >> N);                                            \
  }                                                                                                           \
  static inline uint##N##_t ptx_shr_s##N(uint##N##_t a, uint32_t by) {                                        \
    return (uint##N##_t)((int##N##_t)a >> (by >= N ? N - 1 : by));                                             \
  }

PTX_UNSIGNED(16, int)
PTX_UNSIGNED(32, long long)
PTX_UNSIGNED(64, __int128)
PTX_SIGNED(16, int)
PTX_SIGNED(32, long long)
PTX_SIGNED(64, __int128)

static inline uint32_t ptx_sat_s32(int64_t value) {
  return (uint32_t)(value > INT32_MAX ? INT32_MAX : value < INT32_MIN ? INT32_MIN : value);
}

static inline uint32_t ptx_sad_u32(uint32_t a, uint32_t b, uint32_t c) { return c + (a > b ? a - b : b - a); }
static inline uint32_t ptx_sad_s32(uint32_t a, uint32_t b, uint32_t c) {
  return c + ((int32_t)a > (int32_t)b ? a - b : b - a);
}

// Products of the low 24 bits, which have 48.
static inline uint64_t ptx_mul24_u32(uint32_t a, uint32_t b) { return (uint64_t)(a & 0xffffff) * (b & 0xffffff); }
static inline uint64_t ptx_mul24_s32(uint32_t a, uint32_t b) {
  return (uint64_t)((int64_t)((int32_t)(a << 8) >> 8) * ((int32_t)(b << 8) >> 8));
}

static inline uint32_t ptx_popc_b32(uint32_t a) { return (uint32_t)__builtin_popcount(a); }
static inline uint32_t ptx_popc_b64(uint64_t a) { return (uint32_t)__builtin_popcountll(a); }
static inline uint32_t ptx_clz_b32(uint32_t a) { return a == 0 ? 32 : (uint32_t)__builtin_clz(a); }
static inline uint32_t ptx_clz_b64(uint64_t a) { return a == 0 ? 64 : (uint32_t)__builtin_clzll(a); }

// The position of the most significant bit that differs from the sign, or all ones.
static inline uint32_t ptx_bfind_u32(uint32_t a) { return 31 - ptx_clz_b32(a); }
static inline uint32_t ptx_bfind_u64(uint64_t a) { return 63 - ptx_clz_b64(a); }
static inline uint32_t ptx_bfind_s32(uint32_t a) { return ptx_bfind_u32((int32_t)a < 0 ? ~a : a); }
static inline uint32_t ptx_bfind_s64(uint64_t a) { return ptx_bfind_u64((int64_t)a < 0 ? ~a : a); }

static inline uint32_t ptx_brev_b32(uint32_t a) {
  a = (a >> 1 & 0x55555555u) | (a & 0x55555555u) << 1;
  a = (a >> 2 & 0x33333333u) | (a & 0x33333333u) << 2;
  a = (a >> 4 & 0x0f0f0f0fu) | (a & 0x0f0f0f0fu) << 4;
  return __builtin_bswap32(a);
}
static inline uint64_t ptx_brev_b64(uint64_t a) {
  return (uint64_t)ptx_brev_b32((uint32_t)a) << 32 | ptx_brev_b32((uint32_t)(a >> 32));
}

// Bit fields: positions and lengths count with eight bits. A signed field is filled with its highest bit that exists.
#define PTX_FIELDS(N)                                                                                         \
  static inline uint##N##_t ptx_low_bits_##N(uint32_t length) {                                               \
    return length >= N ? (uint##N##_t)-1 : ((uint##N##_t)1 << length) - 1;                                    \
  }                                                                                                           \
  static inline uint##N##_t ptx_bfe_u##N(uint##N##_t a, uint32_t from, uint32_t length) {                      \
    return ptx_shr_u##N(a, from & 255) & ptx_low_bits_##N(length & 255);                                      \
  }                                                                                                           \
  static inline uint##N##_t ptx_bfe_s##N(uint##N##_t a, uint32_t from, uint32_t length) {                      \
    from &= 255, length &= 255;                                                                               \
    if (length == 0) return 0;                                                                                \
    const uint32_t last = from + length - 1 < N - 1 ? from + length - 1 : N - 1;                              \
    const uint##N##_t field = ptx_bfe_u##N(a, from, length);                                                  \
    const uint##N##_t kept = from < N ? ptx_low_bits_##N(last - from + 1) : 0;                                \
    return (a >> last & 1) != 0 ? (field & kept) | ~kept : field & kept;                                      \
  }                                                                                                           \
  static inline uint##N##_t ptx_bfi_b##N(uint##N##_t a, uint##N##_t b, uint32_t from, uint32_t length) {       \
    from &= 255, length &= 255;                                                                               \
    const uint##N##_t mask = ptx_shl_b##N(ptx_low_bits_##N(length), from);                                    \
    return (ptx_shl_b##N(a, from) & mask) | (b & ~mask);                                                      \
  }

PTX_FIELDS(32)
PTX_FIELDS(64)

// A mask of `length` bits from a position on. With clamp, positions and lengths of 32 and more are not cut to five bits.
static inline uint32_t ptx_bmsk_clamp(uint32_t from, uint32_t length) {
  return ptx_shl_b32(ptx_low_bits_32(length), from);
}
static inline uint32_t ptx_bmsk_wrap(uint32_t from, uint32_t length) {
  return ptx_shl_b32(ptx_low_bits_32(length & 31), from & 31);
}

// Four bytes out of eight; bit 3 of a selector asks for the sign of the byte instead.
static inline uint32_t ptx_prmt_b32(uint32_t a, uint32_t b, uint32_t selectors) {
  const uint64_t bytes = (uint64_t)b << 32 | a;
  uint32_t result = 0;
  for (int i = 0; i < 4; ++i) {
    const uint32_t selector = selectors >> (4 * i) & 15;
    const uint32_t byte = (uint32_t)(bytes >> (8 * (selector & 7))) & 255;
    result |= ((selector & 8) != 0 ? (byte & 128) != 0 ? 255u : 0u : byte) << (8 * i);
  }
  return result;
}

// Any function of three bits: bit i of the table is its value where a, b and c are bits 2, 1 and 0 of i.
static inline uint32_t ptx_lop3_b32(uint32_t a, uint32_t b, uint32_t c, uint32_t table) {
  uint32_t result = 0;
  for (int i = 0; i < 8; ++i) {
    if ((table >> i & 1) != 0) result |= ((i & 4) ? a : ~a) & ((i & 2) ? b : ~b) & ((i & 1) ? c : ~c);
  }
  return result;
}

static inline uint32_t ptx_shf_l(uint32_t a, uint32_t b, uint32_t by) {
  return (uint32_t)((((uint64_t)b << 32 | a) << (by & 63)) >> 32);
}
static inline uint32_t ptx_shf_r(uint32_t a, uint32_t b, uint32_t by) {
  return (uint32_t)(((uint64_t)b << 32 | a) >> (by & 63));
}
static inline uint32_t ptx_shf_l_clamp(uint32_t a, uint32_t b, uint32_t by) {
  return ptx_shf_l(a, b, by < 32 ? by : 32);
}
static inline uint32_t ptx_shf_r_clamp(uint32_t a, uint32_t b, uint32_t by) {
  return ptx_shf_r(a, b, by < 32 ? by : 32);
}
static inline uint32_t ptx_shf_l_wrap(uint32_t a, uint32_t b, uint32_t by) { return ptx_shf_l(a, b, by & 31); }
static inline uint32_t ptx_shf_r_wrap(uint32_t a, uint32_t b, uint32_t by) { return ptx_shf_r(a, b, by & 31); }

// Sums of four products of bytes.
static inline uint32_t ptx_dp4a(uint32_t a, int a_signed, uint32_t b, int b_signed, uint32_t c) {
  for (int i = 0; i < 4; ++i) {
    const int32_t x = a_signed ? (int8_t)(a >> (8 * i)) : (int32_t)(a >> (8 * i) & 255);
    const int32_t y = b_signed ? (int8_t)(b >> (8 * i)) : (int32_t)(b >> (8 * i) & 255);
    c += (uint32_t)(x * y);
  }
  return c;
}

// Sums with a carry in and out, for numbers of several registers. A difference adds the complement.
#define PTX_CARRY(N, WIDE)                                                                                    \
  static inline uint##N##_t ptx_add_carry_##N(uint##N##_t a, uint##N##_t b, uint32_t in, uint32_t *out) {      \
    const WIDE sum = (WIDE)a + b + in;                                                                        \
    if (out != 0) *out = (uint32_t)(sum >> N);                                                                \
    return (uint##N##_t)sum;                                                                                  \
  }                                                                                                           \
  static inline uint##N##_t ptx_sub_borrow_##N(uint##N##_t a, uint##N##_t b, uint32_t in, uint32_t *out) {     \
    const WIDE difference = (WIDE)a - b - in;                                                                 \
    if (out != 0) *out = (uint32_t)(difference >> N) & 1;                                                     \
    return (uint##N##_t)difference;                                                                           \
  }

PTX_CARRY(32, uint64_t)
PTX_CARRY(64, unsigned __int128)

#endif
