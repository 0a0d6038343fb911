/* Loops that end at an equality, in their condition or with a break, which iterations past it do not undo. */
#include <stdio.h>

#define N 45

static double a[N], b[N];

static void until(int n, int c) {
  for (int i = 0; i < n; i++) {
    a[i] += i;
    if (i == c) break;
    b[i] += 2 * i;
  }
  for (int i = 0; i < n && i != c; i++) a[i] += 3;
  for (int i = n - 1; i >= 0 && c != i; i -= 2) a[i] += 4;
  for (int i = 3; i != n; i++) {
    if (i >= c || i == 9) break;
    b[i] += 5;
  }
  int k = 2;
  while (k < n && k + c != 9) {
    a[k] += 6;
    k += 3;
  }
  for (unsigned i = 1; i < (unsigned)n; i++) {
    if (i != 7u) b[i] += 7;
    if (i + 2 == (unsigned)n) break;
    a[i] += 8;
  }
}

int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = i % 7;
    b[i] = i % 5;
  }
  for (int c = -2; c < 8; c++) until(N - c * c / 4, 3 * c);
  until(N, 44);
  until(N, 45);
  until(4, 3);
  double sum = 0;
  for (int i = 0; i < N; i++) sum += (i + 1) * a[i] - (i + 2) * b[i];
  printf("%.17g\n", sum);
  return 0;
}
