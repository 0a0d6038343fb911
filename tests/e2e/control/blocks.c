/* Blocks with variables of their own, under conditions that depend on data, and of macros. */
#include <stdio.h>

#define N 203
#define SWAP(a, b)   \
  do {               \
    double held = a; \
    a = b;           \
    b = held;        \
  } while (0)

static double x[N], y[N];
static int hits[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    x[i] = i * 17 % 41 - 20;
    y[i] = i * 5 % 37 - 18;
  }
  for (int i = 0; i < N; i++) {
    if (x[i] > y[i]) {
      double t = x[i];
      x[i] = y[i];
      y[i] = t;
    } else {
      const int next = i + 1;
      int t = y[i], half[2];
      half[0] = t / 2;
      hits[i] = half[0] + next;
    }
  }
  for (int i = 0; i < N; i++)
    if (y[i] < -x[i]) SWAP(x[i], y[i]);
  for (int i = 0; i < N; i++) {
    double t = 1;
    if (x[i] < 0) continue;
    double q = y[i] + hits[i];
    if (q > 0) {
      double t = q / 2;
      {
        double t = q / 4;
        x[i] = t;
      }
      x[i] += t;
    }
    x[i] += t;
  }
  double sum = 0;
  for (int i = 0; i < N; i++) sum += (i % 7 + 1) * x[i] + (i % 5 + 1) * y[i] + hits[i];
  printf("%.17g\n", sum);
  return 0;
}
