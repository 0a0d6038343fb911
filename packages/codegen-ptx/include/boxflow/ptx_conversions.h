// Conversions between integers and reals. Reals that an integer type cannot hold become its nearest value.
#ifndef BOXFLOW_PTX_CONVERSIONS_H
#define BOXFLOW_PTX_CONVERSIONS_H

#include <fenv.h>
#include <math.h>
#include <stdint.h>

// The value must be rounded. NaN becomes 0, or the highest bit if either type has 64 bits.
static inline uint64_t ptx_to_signed(double x, int bits, int wide) {
  const double end = ldexp(1.0, bits - 1);
  if (x != x) return wide ? 1ull << (bits - 1) : 0;
  if (x >= end) return (1ull << (bits - 1)) - 1;
  return x < -end ? ~((1ull << (bits - 1)) - 1) : (uint64_t)(int64_t)x;
}

static inline uint64_t ptx_to_unsigned(double x, int bits, int wide) {
  if (x != x) return wide ? 1ull << (bits - 1) : 0;
  if (x >= ldexp(1.0, bits)) return bits == 64 ? ~0ull : (1ull << bits) - 1;
  return x <= 0.0 ? 0 : (uint64_t)x;
}

// Integers saturated to a range.
static inline uint64_t ptx_clamp_signed(int64_t x, int64_t low, int64_t high) {
  return (uint64_t)(x < low ? low : x > high ? high : x);
}
static inline uint64_t ptx_clamp_unsigned(uint64_t x, uint64_t high) { return x > high ? high : x; }

#define PTX_ROUNDED_CONVERSION(NAME, FROM, TO)                                                \
  static TO __attribute__((noinline, unused)) ptx_##NAME(int rounding, volatile FROM from) {  \
    fesetround(rounding);                                                                     \
    volatile TO to = (TO)from;                                                                \
    fesetround(FE_TONEAREST);                                                                 \
    return to;                                                                                \
  }

PTX_ROUNDED_CONVERSION(f32_of_s64, int64_t, float)
PTX_ROUNDED_CONVERSION(f32_of_u64, uint64_t, float)
PTX_ROUNDED_CONVERSION(f64_of_s64, int64_t, double)
PTX_ROUNDED_CONVERSION(f64_of_u64, uint64_t, double)
PTX_ROUNDED_CONVERSION(f32_of_f64, double, float)

#endif
