// Arithmetic of reals as PTX defines it: roundings, flushing of subnormals, saturation, minimum and maximum with NaN.
#ifndef BOXFLOW_PTX_REALS_H
#define BOXFLOW_PTX_REALS_H

#include <fenv.h>
#include <math.h>
#include <stdint.h>

#include "boxflow/ptx_memory.h"

// A subnormal number becomes zero with its sign.
static inline float ptx_ftz(float x) { return fabsf(x) < 0x1p-126f ? copysignf(0.0f, x) : x; }

// NaN becomes +0.
static inline float ptx_sat_f32(float x) { return x >= 1.0f ? 1.0f : x > 0.0f ? x : 0.0f; }
static inline double ptx_sat_f64(double x) { return x >= 1.0 ? 1.0 : x > 0.0 ? x : 0.0; }

// Operations with a rounding other than to nearest. Volatile operands keep the compiler from computing beforehand.
#define PTX_ROUNDED(T, NAME)                                                                                  \
  static T __attribute__((noinline, unused)) ptx_add_##NAME(int rounding, volatile T a, volatile T b) {       \
    fesetround(rounding);                                                                                     \
    volatile T result = a + b;                                                                                \
    fesetround(FE_TONEAREST);                                                                                 \
    return result;                                                                                            \
  }                                                                                                           \
  static T __attribute__((noinline, unused)) ptx_mul_##NAME(int rounding, volatile T a, volatile T b) {       \
    fesetround(rounding);                                                                                     \
    volatile T result = a * b;                                                                                \
    fesetround(FE_TONEAREST);                                                                                 \
    return result;                                                                                            \
  }                                                                                                           \
  static T __attribute__((noinline, unused)) ptx_div_##NAME(int rounding, volatile T a, volatile T b) {       \
    fesetround(rounding);                                                                                     \
    volatile T result = a / b;                                                                                \
    fesetround(FE_TONEAREST);                                                                                 \
    return result;                                                                                            \
  }

PTX_ROUNDED(float, f32)
PTX_ROUNDED(double, f64)

#define PTX_ROUNDED_CALLS(T, NAME, SUFFIX)                                                                    \
  static T __attribute__((noinline, unused)) ptx_sqrt_##NAME(int rounding, volatile T a) {                    \
    fesetround(rounding);                                                                                     \
    volatile T result = sqrt##SUFFIX(a);                                                                      \
    fesetround(FE_TONEAREST);                                                                                 \
    return result;                                                                                            \
  }                                                                                                           \
  static T __attribute__((noinline, unused)) ptx_fma_##NAME(int rounding, volatile T a, volatile T b, volatile T c) { \
    fesetround(rounding);                                                                                     \
    volatile T result = fma##SUFFIX(a, b, c);                                                                 \
    fesetround(FE_TONEAREST);                                                                                 \
    return result;                                                                                            \
  }

PTX_ROUNDED_CALLS(float, f32, f)
PTX_ROUNDED_CALLS(double, f64, )

// A number wins over NaN, and -0 is less than +0. With `strict`, NaN wins.
#define PTX_EXTREMA(T, NAME, NAN_OF)                                                                          \
  static inline T ptx_min_##NAME(T a, T b, int strict) {                                                      \
    if (a != a || b != b) return strict || (a != a && b != b) ? NAN_OF : a != a ? b : a;                      \
    return a < b || (a == b && signbit(a)) ? a : b;                                                           \
  }                                                                                                           \
  static inline T ptx_max_##NAME(T a, T b, int strict) {                                                      \
    if (a != a || b != b) return strict || (a != a && b != b) ? NAN_OF : a != a ? b : a;                      \
    return a > b || (a == b && !signbit(a)) ? a : b;                                                          \
  }

PTX_EXTREMA(float, f32, F32(0x7fffffffu))
PTX_EXTREMA(double, f64, F64(0x7fffffffffffffffull))

// Approximations of doubles have 20 bits of the fraction; the lower half of the result is zero.
static inline double ptx_upper_half(double x) { return F64(B64(x) & 0xffffffff00000000ull); }

#endif
