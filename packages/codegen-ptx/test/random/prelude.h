// Functions of random CUDA programs with one meaning on devices and hosts. Devices use intrinsics, hosts definitions.
#include <array>
#include <math.h>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define SHARED_CODE static __host__ __device__ inline
#ifdef __CUDA_ARCH__
#define DEVICE_OR_HOST(device, host) (device)
#else
#define DEVICE_OR_HOST(device, host) (host)
#endif

// A product that no compiler joins with a sum.
template <typename T> T host_product(T a, T b) {
  const volatile T product = a * b;
  return product;
}
SHARED_CODE float multiply(float a, float b) { return DEVICE_OR_HOST(__fmul_rn(a, b), host_product(a, b)); }
SHARED_CODE double multiply(double a, double b) { return DEVICE_OR_HOST(__dmul_rn(a, b), host_product(a, b)); }

template <typename T> SHARED_CODE T nonzero(T divisor) { return divisor == 0 ? (T)3 : divisor; }
template <typename T> SHARED_CODE T least(T a, T b) { return b < a ? b : a; }
template <typename T> SHARED_CODE T most(T a, T b) { return a < b ? b : a; }

// An integer from a real number: only where both sides define it.
template <typename T> SHARED_CODE int truncated(T x) { return x >= (T)-1e9 && x <= (T)1e9 ? (int)x : 7; }
template <typename T> SHARED_CODE int nearest(T x) { return x >= (T)-1e9 && x <= (T)1e9 ? (int)rint(x) : -7; }

template <typename To, typename From> To host_bits(From from) {
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}
SHARED_CODE uint32_t bits_of(float x) {
  return x == x ? DEVICE_OR_HOST(__float_as_uint(x), host_bits<uint32_t>(x)) : 1u;
}
SHARED_CODE uint64_t bits_of(double x) {
  return x == x ? DEVICE_OR_HOST((uint64_t)__double_as_longlong(x), host_bits<uint64_t>(x)) : 1u;
}

static inline uint32_t host_reverse(uint32_t x) {
  uint32_t result = 0;
  for (int i = 0; i < 32; ++i) result |= (x >> i & 1u) << (31 - i);
  return result;
}
static inline uint32_t host_bytes(uint32_t a, uint32_t b, uint32_t selector) {
  const uint64_t both = (uint64_t)b << 32 | a;
  uint32_t result = 0;
  for (int i = 0; i < 4; ++i) result |= (uint32_t)(both >> 8 * (selector >> 4 * i & 7) & 255) << 8 * i;
  return result;
}
static inline uint64_t host_high(uint64_t a, uint64_t b) { return (uint64_t)((unsigned __int128)a * b >> 64); }
static inline int32_t host_dot(uint32_t a, uint32_t b, int32_t c) {
  uint32_t sum = (uint32_t)c;
  for (int i = 0; i < 32; i += 8) sum += (uint32_t)((int8_t)(a >> i) * (int8_t)(b >> i));
  return (int32_t)sum;
}

SHARED_CODE uint32_t ones(uint32_t x) { return DEVICE_OR_HOST(__popc(x), __builtin_popcount(x)); }
SHARED_CODE uint64_t ones(uint64_t x) { return DEVICE_OR_HOST(__popcll(x), __builtin_popcountll(x)); }
SHARED_CODE uint32_t zeros(uint32_t x) { return DEVICE_OR_HOST(__clz(x), x == 0 ? 32 : __builtin_clz(x)); }
SHARED_CODE uint64_t zeros(uint64_t x) { return DEVICE_OR_HOST(__clzll(x), x == 0 ? 64 : __builtin_clzll(x)); }
SHARED_CODE uint32_t first_one(uint32_t x) { return DEVICE_OR_HOST(__ffs(x), __builtin_ffs(x)); }
SHARED_CODE uint64_t first_one(uint64_t x) { return DEVICE_OR_HOST(__ffsll(x), __builtin_ffsll(x)); }
SHARED_CODE uint32_t reversed(uint32_t x) { return DEVICE_OR_HOST(__brev(x), host_reverse(x)); }
SHARED_CODE uint64_t reversed(uint64_t x) {
  return DEVICE_OR_HOST(__brevll(x), (uint64_t)host_reverse((uint32_t)x) << 32 | host_reverse((uint32_t)(x >> 32)));
}
SHARED_CODE uint32_t high_part(uint32_t a, uint32_t b) {
  return DEVICE_OR_HOST(__umulhi(a, b), (uint32_t)((uint64_t)a * b >> 32));
}
SHARED_CODE uint64_t high_part(uint64_t a, uint64_t b) { return DEVICE_OR_HOST(__umul64hi(a, b), host_high(a, b)); }
SHARED_CODE uint32_t permuted(uint32_t a, uint32_t b, uint32_t s) {
  return DEVICE_OR_HOST(__byte_perm(a, b, s & 0x7777u), host_bytes(a, b, s));
}
SHARED_CODE uint32_t funnel(uint32_t low, uint32_t high, uint32_t by) {
  return DEVICE_OR_HOST(__funnelshift_l(low, high, by),
                        (uint32_t)(((uint64_t)high << 32 | low) << (by & 31) >> 32));
}
SHARED_CODE int32_t signed_high_part(int32_t a, int32_t b) {
  return DEVICE_OR_HOST(__mulhi(a, b), (int32_t)((int64_t)a * b >> 32));
}
SHARED_CODE int32_t dot(uint32_t a, uint32_t b, int32_t c) {
  return DEVICE_OR_HOST(__dp4a((int)a, (int)b, c), host_dot(a, b, c));
}

// Atomic operations whose results nobody reads, so that their order does not matter.
#define ATOMIC(name, T, device, host)               \
  SHARED_CODE void name(T *p, T value) {            \
    (void)DEVICE_OR_HOST(device, *p = (host));      \
  }
#define WIDE(p) ((unsigned long long *)(p))
ATOMIC(atomic_add, int32_t, atomicAdd(p, value), (int32_t)((uint32_t)*p + (uint32_t)value))
ATOMIC(atomic_add, uint32_t, atomicAdd(p, value), *p + value)
ATOMIC(atomic_add, uint64_t, atomicAdd(WIDE(p), value), *p + value)
// CUDA's atomicSub negates its operand as an int, which is not defined for the smallest one.
ATOMIC(atomic_sub, int32_t, atomicAdd((uint32_t *)p, 0 - (uint32_t)value), (int32_t)((uint32_t)*p - (uint32_t)value))
ATOMIC(atomic_sub, uint32_t, atomicAdd(p, 0 - value), *p - value)
ATOMIC(atomic_min, int32_t, atomicMin(p, value), least(*p, value))
ATOMIC(atomic_min, uint32_t, atomicMin(p, value), least(*p, value))
ATOMIC(atomic_min, uint64_t, atomicMin(WIDE(p), value), least(*p, value))
ATOMIC(atomic_min, int64_t, atomicMin((long long *)p, (long long)value), least(*p, value))
ATOMIC(atomic_max, int32_t, atomicMax(p, value), most(*p, value))
ATOMIC(atomic_max, uint32_t, atomicMax(p, value), most(*p, value))
ATOMIC(atomic_max, uint64_t, atomicMax(WIDE(p), value), most(*p, value))
ATOMIC(atomic_max, int64_t, atomicMax((long long *)p, (long long)value), most(*p, value))
ATOMIC(atomic_xor, uint32_t, atomicXor(p, value), *p ^ value)
ATOMIC(atomic_xor, uint64_t, atomicXor(WIDE(p), value), *p ^ value)
ATOMIC(atomic_or, uint32_t, atomicOr(p, value), *p | value)
ATOMIC(atomic_or, uint64_t, atomicOr(WIDE(p), value), *p | value)
ATOMIC(atomic_and, uint32_t, atomicAnd(p, value), *p & value)
ATOMIC(atomic_and, uint64_t, atomicAnd(WIDE(p), value), *p & value)

// A product by compare-and-swap, as programs write operations that CUDA lacks.
SHARED_CODE void atomic_mul(uint32_t *p, uint32_t value) {
#ifdef __CUDA_ARCH__
  uint32_t old = *(volatile uint32_t *)p, seen;
  do {
    seen = old;
    old = atomicCAS(p, seen, seen * (value | 1u));
  } while (old != seen);
#else
  *p *= value | 1u;
#endif
}

static inline uint64_t random_word(uint64_t &state) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  uint64_t x = state;
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdu;
  return x ^ x >> 29;
}
template <typename T> void fill(std::vector<T> &x, uint64_t seed) {
  for (T &value : x) value = (T)(random_word(seed) >> (random_word(seed) & 63));
}
template <> void fill(std::vector<float> &x, uint64_t seed) {
  for (float &value : x) value = (float)(int32_t)random_word(seed) / (float)(1 << (random_word(seed) & 30));
}
template <> void fill(std::vector<double> &x, uint64_t seed) {
  for (double &value : x) value = (double)(int64_t)random_word(seed) / (double)(1ull << (random_word(seed) & 62));
}

template <typename T> T *on_device(const std::vector<T> &x) {
  void *device;
  if (cudaMalloc(&device, x.size() * sizeof(T)) != cudaSuccess) exit(3);
  if (cudaMemcpy(device, x.data(), x.size() * sizeof(T), cudaMemcpyHostToDevice) != cudaSuccess) exit(3);
  return (T *)device;
}

// Compares what the device computed with the reference. All NaNs are equal.
template <typename T> int differences(int seed, const char *name, const T *device, const std::vector<T> &expected) {
  std::vector<T> actual(expected.size());
  if (cudaMemcpy(actual.data(), device, expected.size() * sizeof(T), cudaMemcpyDeviceToHost) != cudaSuccess) exit(3);
  for (size_t i = 0; i < expected.size(); ++i) {
    const bool both_nan = actual[i] != actual[i] && expected[i] != expected[i];
    if (both_nan || memcmp(&actual[i], &expected[i], sizeof(T)) == 0) continue;
    printf("seed %d: %s[%zu] is %.17g, not %.17g\n", seed, name, i, (double)actual[i], (double)expected[i]);
    return 1;
  }
  return 0;
}
