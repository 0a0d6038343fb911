// Integer arithmetic: high products, bit fields, permutations of bytes, shifts by any amount, divisions.
#include "program.h"

#define RESULTS 40

__host__ __device__ inline unsigned reverse_bits(unsigned x) {
  unsigned y = 0;
  for (int i = 0; i < 32; ++i) y |= (x >> i & 1u) << (31 - i);
  return y;
}

__global__ void integers(int n, const unsigned *x, const unsigned *y, unsigned *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const unsigned a = x[i], b = y[i];
  const int sa = (int)a, sb = (int)b;
  const unsigned long long wide = (unsigned long long)a << 32 | b;
  unsigned *o = out + (size_t)i * RESULTS;
  *o++ = __umulhi(a, b);
  *o++ = (unsigned)__mulhi(sa, sb);
  *o++ = (unsigned)__umul64hi(wide, 0x123456789abcdefull);
  *o++ = (unsigned)__mul64hi((long long)wide, -77777777777ll);
  *o++ = (unsigned)__mul24(sa, sb);
  *o++ = __umul24(a, b);
  *o++ = __popc(a);
  *o++ = __popcll(wide);
  *o++ = __clz(sa >> (b & 31));
  *o++ = __clzll((long long)(wide >> (b & 63)));
  *o++ = __brev(a);
  *o++ = (unsigned)(__brevll(wide) >> 32);
  *o++ = __ffs(sa);
  *o++ = __byte_perm(a, b, (a ^ b) & 0xffff);
  *o++ = __funnelshift_l(a, b, b);
  *o++ = __funnelshift_rc(a, b, b & 63);
  *o++ = __sad(sa, sb, a);
  *o++ = __usad(a, b, b);
  *o++ = __hadd(sa, sb);
  *o++ = a / (b | 1);
  *o++ = a % (b | 1);
  *o++ = (unsigned)(sa / (sb | 1));
  *o++ = (unsigned)(sa % (sb | 1));
  *o++ = (unsigned)(wide / (b | 1));
  *o++ = (unsigned)((long long)wide % (sb | 1));
  *o++ = a / 10;
  *o++ = (unsigned)(sa % 1000);
  *o++ = min(sa, sb);
  *o++ = max(a, b);
  *o++ = (unsigned)abs(sa);
  *o++ = a << (b & 31);
  *o++ = (unsigned)(sa >> (b & 31));
  unsigned r;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b & 31), "r"(b >> 5 & 63));
  *o++ = r;
  asm("bfe.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b & 63), "r"(b >> 6 & 31));
  *o++ = r;
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(a), "r"(b), "r"(b & 63), "r"(a & 63));
  *o++ = r;
  asm("shl.b32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b & 127));
  *o++ = r;
  asm("shr.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b & 127));
  *o++ = r;
  asm("bfind.u32 %0, %1;" : "=r"(r) : "r"(a >> (b & 31)));
  *o++ = r;
  asm("{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, 0, 0; }" : "=r"(r) : "r"(a), "r"(b));
  *o++ = r;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(~a));
  *o++ = r;
}

static unsigned field(unsigned a, unsigned from, unsigned length, bool has_sign) {
  unsigned result = 0;
  const unsigned last = from + length - 1 < 31 ? from + length - 1 : 31;
  const unsigned sign = !has_sign || length == 0 ? 0 : a >> last & 1u;
  for (unsigned i = 0; i < 32; ++i) result |= (i < length && from + i < 32 ? a >> (from + i) & 1u : sign) << i;
  return result;
}

static unsigned sequential(unsigned a, unsigned b, int which) {
  const int sa = (int)a, sb = (int)b;
  const unsigned long long wide = (unsigned long long)a << 32 | b;
  const long long sa24 = (int)(a << 8) >> 8, sb24 = (int)(b << 8) >> 8;
  switch (which) {
    case 0: return (unsigned)((unsigned long long)a * b >> 32);
    case 1: return (unsigned)((unsigned long long)((long long)sa * sb) >> 32);
    case 2: return (unsigned)((unsigned __int128)wide * 0x123456789abcdefull >> 64);
    case 3: return (unsigned)((unsigned __int128)((__int128)(long long)wide * -77777777777ll) >> 64);
    case 4: return (unsigned)(sa24 * sb24);
    case 5: return (unsigned)((unsigned long long)(a & 0xffffff) * (b & 0xffffff));
    case 6: return __builtin_popcount(a);
    case 7: return __builtin_popcountll(wide);
    case 8: { const unsigned v = (unsigned)(sa >> (b & 31)); return v == 0 ? 32 : __builtin_clz(v); }
    case 9: { const unsigned long long v = wide >> (b & 63); return v == 0 ? 64 : __builtin_clzll(v); }
    case 10: return reverse_bits(a);
    case 11: return reverse_bits(b);
    case 12: return __builtin_ffs(sa);
    case 13: {
      unsigned result = 0;
      for (int i = 0; i < 4; ++i) {
        const unsigned byte = (a ^ b) >> (4 * i) & 7;
        result |= ((byte < 4 ? a >> (8 * byte) : b >> (8 * (byte - 4))) & 255u) << (8 * i);
      }
      return result;
    }
    case 14: return (unsigned)(((unsigned long long)b << 32 | a) << (b & 31) >> 32);
    case 15: { const unsigned s = (b & 63) < 32 ? b & 63 : 32; return (unsigned)(((unsigned long long)b << 32 | a) >> s); }
    case 16: return a + (sa > sb ? a - b : b - a);
    case 17: return b + (a > b ? a - b : b - a);
    case 18: return (unsigned)(((long long)sa + sb) >> 1);
    case 19: return a / (b | 1);
    case 20: return a % (b | 1);
    case 21: return (unsigned)((long long)sa / (sb | 1));
    case 22: return (unsigned)((long long)sa % (sb | 1));
    case 23: return (unsigned)(wide / (b | 1));
    case 24: return (unsigned)((__int128)(long long)wide % (sb | 1));
    case 25: return a / 10;
    case 26: return (unsigned)(sa % 1000);
    case 27: return (unsigned)(sa < sb ? sa : sb);
    case 28: return a > b ? a : b;
    case 29: return sa < 0 ? 0u - a : a;
    case 30: return a << (b & 31);
    case 31: return (unsigned)(sa >> (b & 31));
    case 32: return field(a, b & 31, b >> 5 & 63, false);
    case 33: return field(a, b & 63, b >> 6 & 31, true);
    case 34: {
      unsigned result = b;
      for (unsigned i = 0; i < (a & 63) && (b & 63) + i < 32; ++i) {
        result = (result & ~(1u << ((b & 63) + i))) | (i < 32 ? a >> i & 1u : 0) << ((b & 63) + i);
      }
      return result;
    }
    case 35: return (b & 127) < 32 ? a << (b & 127) : 0;
    case 36: return (unsigned)(sa >> ((b & 127) < 32 ? b & 127 : 31));
    case 37: { const unsigned v = a >> (b & 31); return v == 0 ? ~0u : 31 - __builtin_clz(v); }
    case 38: return a + b < a;
    default: return a ^ b ^ ~a;
  }
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 701);
  std::vector<unsigned> x(n), y(n), expected((size_t)n * RESULTS);
  for (int i = 0; i < n; ++i) {
    x[i] = i % 5 == 0 ? (i % 2 == 0 ? 0x80000000u : 0u) : random_bits(1, i);
    y[i] = i % 7 == 0 ? ~0u : random_bits(2, i) >> (i % 3 * 11);
    for (int r = 0; r < RESULTS; ++r) expected[(size_t)i * RESULTS + r] = sequential(x[i], y[i], r);
  }
  unsigned *out = device_array<unsigned>(expected.size());
  integers<<<blocks_for(n, 64), 64>>>(n, to_device(x), to_device(y), out);
  return outcome("integers", count_different("out", to_host(out, expected.size()), expected));
}
