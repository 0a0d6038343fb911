// Conversions: every rounding of reals to integers and back, saturation, NaN, narrow integers, halves of products.
#include "program.h"

#define RESULTS 24

__global__ void conversions(int n, const double *x, long long *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const double d = x[i];
  const float f = (float)d;
  long long *o = out + (size_t)i * RESULTS;
  *o++ = __float2int_rn(f);
  *o++ = __float2int_rz(f);
  *o++ = __float2int_ru(f);
  *o++ = __float2int_rd(f);
  *o++ = __float2uint_rz(f);
  *o++ = __float2ll_rn(f);
  *o++ = (long long)__float2ull_rz(f);
  *o++ = __double2int_rn(d);
  *o++ = __double2uint_ru(d);
  *o++ = __double2ll_rd(d);
  *o++ = (long long)__double2ull_rz(d);
  *o++ = __float_as_int(__double2float_rz(d));
  *o++ = __float_as_int(__double2float_ru(d));
  *o++ = __float_as_int(__double2float_rd(d));
  const long long w = __double_as_longlong(d);
  *o++ = __float_as_int(__int2float_rz((int)w));
  *o++ = __float_as_int(__uint2float_ru((unsigned)w));
  *o++ = __float_as_int(__ll2float_rd(w));
  *o++ = __double_as_longlong(__ll2double_rz(w));
  *o++ = __double_as_longlong(__ull2double_rn((unsigned long long)w));
  *o++ = (signed char)w + (long long)(unsigned short)(w >> 8);
  *o++ = __float_as_int(__saturatef(f));
  *o++ = __float_as_int(rintf(f));
  *o++ = __double_as_longlong(floor(d));
  *o++ = __float_as_int(truncf(f));
}

#include <cfenv>

static float as_float(double d, int rounding) {
  fesetround(rounding);
  volatile double from = d;
  volatile float to = (float)from;
  fesetround(FE_TONEAREST);
  return to;
}

static long long bits_of(float f) {
  int bits;
  memcpy(&bits, &f, sizeof bits);
  return bits;
}

static long long bits_of(double d) {
  long long bits;
  memcpy(&bits, &d, sizeof bits);
  return bits;
}

template <typename To> static long long integer(double rounded, To least, To most, double end) {
  if (std::isnan(rounded)) return sizeof(To) == 8 ? (long long)0x8000000000000000ull : 0;
  if (rounded < (double)least) return (long long)least;
  return (long long)(rounded >= end ? most : (To)rounded);
}

static long long int32(double r) { return integer<int>(r, -2147483647 - 1, 2147483647, 2147483648.0); }
static long long uint32(double r) { return integer<unsigned>(r, 0, ~0u, 4294967296.0); }
static long long int64(double r) { return integer<long long>(r, -0x7fffffffffffffffll - 1, 0x7fffffffffffffffll, 0x1p63); }
static long long uint64(double r) { return integer<unsigned long long>(r, 0, ~0ull, 0x1p64); }

template <typename To, typename From> static To real(From from, int rounding) {
  fesetround(rounding);
  volatile From w = from;
  volatile To to = (To)w;
  fesetround(FE_TONEAREST);
  return to;
}

static long long sequential(double d, int which) {
  const float f = (float)d;
  const long long w = bits_of(d);
  switch (which) {
    case 0: return int32(nearbyint(f));
    case 1: return int32(trunc(f));
    case 2: return int32(ceil(f));
    case 3: return int32(floor(f));
    case 4: return uint32(trunc(f));
    case 5: return int64(nearbyint(f));
    case 6: return uint64(trunc(f));
    case 7: return std::isnan(d) ? (long long)(-2147483647 - 1) : int32(nearbyint(d));
    case 8: return std::isnan(d) ? 0x80000000ll : uint32(ceil(d));
    case 9: return int64(floor(d));
    case 10: return uint64(trunc(d));
    case 11: return bits_of(as_float(d, FE_TOWARDZERO));
    case 12: return bits_of(as_float(d, FE_UPWARD));
    case 13: return bits_of(as_float(d, FE_DOWNWARD));
    case 14: return bits_of(real<float>((int)w, FE_TOWARDZERO));
    case 15: return bits_of(real<float>((unsigned)w, FE_UPWARD));
    case 16: return bits_of(real<float>(w, FE_DOWNWARD));
    case 17: return bits_of(real<double>(w, FE_TOWARDZERO));
    case 18: return bits_of(real<double>((unsigned long long)w, FE_TONEAREST));
    case 19: return (signed char)w + (long long)(unsigned short)(w >> 8);
    case 20: return bits_of(f >= 1.0f ? 1.0f : f > 0.0f ? f : 0.0f);
    case 21: return bits_of(nearbyintf(f));
    case 22: return bits_of(floor(d));
    default: return bits_of(truncf(f));
  }
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 301);
  std::vector<double> x(n);
  std::vector<long long> expected((size_t)n * RESULTS);
  const double special[] = {0.0,   -0.0,  0.5,   -0.5,  1.5,    2.5,          -2.5,         1e10,   -1e10,
                            1e20,  -1e20, 0x1p31, -0x1p31, 0x1p63, -0x1p63 - 4096, 4294967295.5, 1e-50, -1e-42,
                            INFINITY, -INFINITY, 0.1, 16777217.0, NAN};
  const int specials = sizeof special / sizeof special[0];
  for (int i = 0; i < n; ++i) {
    const double random = ((int)random_bits(1, i) / 7.0) * pow(2.0, (int)(random_bits(2, i) % 80) - 50);
    x[i] = i < specials ? special[i] : random;
    for (int r = 0; r < RESULTS; ++r) expected[(size_t)i * RESULTS + r] = sequential(x[i], r);
  }
  long long *out = device_array<long long>(expected.size());
  conversions<<<blocks_for(n, 32), 32>>>(n, to_device(x), out);
  return outcome("conversions", count_different("out", to_host(out, expected.size()), expected));
}
