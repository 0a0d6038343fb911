// Arithmetic of reals: all roundings, fused products, roots, reciprocals, extrema with NaN, and approximate functions.
#include "program.h"

#define EXACT 19
#define CLOSE 10

__global__ void reals(int n, const float *x, const float *y, float *exact, float *close) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float a = x[i], b = y[i];
  float *e = exact + (size_t)i * EXACT, *c = close + (size_t)i * CLOSE;
  *e++ = __fadd_rn(a, b);
  *e++ = __fadd_rz(a, b);
  *e++ = __fadd_ru(a, b);
  *e++ = __fadd_rd(a, b);
  *e++ = __fmul_rz(a, b);
  *e++ = __fmaf_rn(a, b, a);
  *e++ = __fmaf_rd(a, b, b);
  *e++ = a / b;
  *e++ = __fdiv_ru(a, b);
  *e++ = sqrtf(fabsf(a));
  *e++ = __fsqrt_rd(fabsf(a));
  *e++ = __frcp_rn(b);
  *e++ = fminf(a, i % 9 == 0 ? NAN : b);
  *e++ = fmaxf(a, b);
  *e++ = copysignf(a, b);
  *e++ = a < b ? a : -b;
  *e++ = (float)((double)a * (double)b + 1.0);
  *e++ = (float)sqrt((double)fabsf(b));
  *e++ = (float)(1.0 / (double)b);
  *c++ = __sinf(a);
  *c++ = __cosf(a);
  *c++ = exp2f(a);
  *c++ = __log2f(fabsf(b));
  *c++ = rsqrtf(fabsf(b));
  *c++ = __fdividef(a, b);
  *c++ = sinf(a);
  *c++ = expf(b);
  *c++ = powf(fabsf(b), a);
  *c++ = tanhf(a);
}

#include <cfenv>

template <typename Operation> static float rounded(int rounding, Operation operation) {
  fesetround(rounding);
  volatile float value = operation();
  fesetround(FE_TONEAREST);
  return value;
}

int main(int argc, char **argv) {
  const int n = size_argument(argc, argv, 1, 301);
  const std::vector<float> u = random_values(n, 1), v = random_values(n, 2);
  std::vector<float> x(n), y(n), exact, close;
  for (int i = 0; i < n; ++i) {
    x[i] = u[i] * 3.0000002f;
    y[i] = v[i] * 1.3f + (v[i] < 0 ? -0.1f : 0.1f);
    volatile float a = x[i], b = y[i];
    exact.push_back(a + b);
    exact.push_back(rounded(FE_TOWARDZERO, [&] { return a + b; }));
    exact.push_back(rounded(FE_UPWARD, [&] { return a + b; }));
    exact.push_back(rounded(FE_DOWNWARD, [&] { return a + b; }));
    exact.push_back(rounded(FE_TOWARDZERO, [&] { return a * b; }));
    exact.push_back(fmaf(a, b, a));
    exact.push_back(rounded(FE_DOWNWARD, [&] { return fmaf(a, b, b); }));
    exact.push_back(a / b);
    exact.push_back(rounded(FE_UPWARD, [&] { return a / b; }));
    exact.push_back(sqrtf(fabsf(a)));
    exact.push_back(rounded(FE_DOWNWARD, [&] { return sqrtf(fabsf(a)); }));
    exact.push_back(1.0f / b);
    exact.push_back(i % 9 == 0 ? a : fminf(a, b));
    exact.push_back(fmaxf(a, b));
    exact.push_back(copysignf(a, b));
    exact.push_back(a < b ? a : -b);
    exact.push_back((float)fma((double)a, (double)b, 1.0));
    exact.push_back((float)sqrt((double)fabsf(b)));
    exact.push_back((float)(1.0 / (double)b));
    close.push_back((float)sin((double)a));
    close.push_back((float)cos((double)a));
    close.push_back((float)exp2((double)a));
    close.push_back((float)log2(fabs((double)b)));
    close.push_back((float)(1.0 / sqrt(fabs((double)b))));
    close.push_back((float)((double)a / (double)b));
    close.push_back((float)sin((double)a));
    close.push_back((float)exp((double)b));
    close.push_back((float)pow(fabs((double)b), (double)a));
    close.push_back((float)tanh((double)a));
  }
  float *dexact = device_array<float>(exact.size()), *dclose = device_array<float>(close.size());
  reals<<<blocks_for(n, 64), 64>>>(n, to_device(x), to_device(y), dexact, dclose);
  return outcome("reals", count_different("exact", to_host(dexact, exact.size()), exact) +
                              count_distant("close", to_host(dclose, close.size()), close, 4e-6));
}
