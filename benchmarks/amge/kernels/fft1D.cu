// Fourier transform of 2^k complex numbers, radix 2, one launch per step (Stockham). Usage: fft1D [k]
#include <utility>
#include "program.h"

__global__ void fft1D(int n, int span, const float2 *A, float2 *B) {
  const int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n / 2) return;
  const float angle = -3.14159265358979f * (j % span) / span;
  float s, c;
  sincosf(angle, &s, &c);
  const float2 a = A[j], b = A[j + n / 2];
  const float2 turned = make_float2(b.x * c - b.y * s, b.x * s + b.y * c);
  const int to = (j / span) * span * 2 + j % span;
  B[to] = make_float2(a.x + turned.x, a.y + turned.y);
  B[to + span] = make_float2(a.x - turned.x, a.y - turned.y);
}

int main(int argc, char **argv) {
  const int k = size_argument(argc, argv, 1, 9), n = 1 << k;
  const std::vector<float> values = random_values(2 * n, 1);
  std::vector<float2> A(n);
  for (int i = 0; i < n; ++i) A[i] = make_float2(values[2 * i], values[2 * i + 1]);
  float2 *dA = to_device(A), *dB = device_array<float2>(n);
  std::vector<double> re(n), im(n), re2(n), im2(n);
  for (int i = 0; i < n; ++i) re[i] = A[i].x, im[i] = A[i].y;
  for (int span = 1; span < n; span *= 2) {
    LAUNCH(fft1D<<<blocks_for(n / 2, 64), 64>>>(n, span, dA, dB));
    std::swap(dA, dB);
    for (int j = 0; j < n / 2; ++j) {
      const double angle = -M_PI * (j % span) / span, c = cos(angle), s = sin(angle);
      const double x = re[j + n / 2] * c - im[j + n / 2] * s, y = re[j + n / 2] * s + im[j + n / 2] * c;
      const int to = (j / span) * span * 2 + j % span;
      re2[to] = re[j] + x, im2[to] = im[j] + y;
      re2[to + span] = re[j] - x, im2[to + span] = im[j] - y;
    }
    std::swap(re, re2), std::swap(im, im2);
  }
  std::vector<double> found_re(n), found_im(n);
  const std::vector<float2> found = to_host(dA, n);
  for (int i = 0; i < n; ++i) found_re[i] = found[i].x, found_im[i] = found[i].y;
  return outcome("fft1D", count_distant("re", found_re, re, 1e-4) + count_distant("im", found_im, im, 1e-4));
}
