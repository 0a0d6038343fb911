/* Integers that wrap around, whose factors are too large for the analysis: they are data. */
#include <stdio.h>

#define N 205

static double a[N], b[N];

int main(void) {
  unsigned x = 12345;
  for (int i = 0; i < N; i++) {
    x = x * 1103515245u + 12345u;
    a[i] = (double)(x >> 16) / 65536.0;
  }
  for (int i = 0; i < N; i++)
    b[i] = 2 * a[i] + (double)(i * 1103515245u * 1103515245u % 97);
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum = sum / 3 + b[i];
  printf("%.17g\n", sum);
  return 0;
}
