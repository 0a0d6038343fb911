#include <stdio.h>
#define N 60
static double a[N], b[N]; static int c[N];
static void kernel0(int n, int m) {
  for (int i = 0; i < n; i++) { if (i % 3 == 0) continue; a[i] += 1; if (i > m) { b[i] += 2; continue; } b[i] += 3; }
  for (int i = 0; i < n; i++) { if (i >= m) break; a[i] += 4; }
}
static void kernel1(int n, int m) {
  for (int i = n - 1; i >= 0; i -= 2) { a[i] += 5; if (i < m) { b[i] += 6; break; } b[i] += 7; }
  for (int i = 0; i < n; i++) { a[i] += 8; if (m > 3) break; b[i] += 9; }
}
static void kernel2(int n, int m) {
  for (int i = 0; i < n; i++) { if (a[i] > 9) continue; b[i] += a[i]; }
  for (int i = 0; i < n; i++) { a[i] *= 1.5; if (i > m) break; b[i] += 1; if (i > m / 2) break; c[i] += 2; }
}
static void kernel3(int n, int m) {
  int k = 0; while (k < n) { c[k] += k; k += 2; }
  int q = 0; do { c[q]++; q++; } while (q < m);
  for (int i = 0, j = n - 1; i < j; i++, j--) { double t = a[i]; a[i] = a[j]; a[j] = t; }
  for (unsigned u = n; u > 0; u--) c[u - 1] += u % 5;
}
static void kernel(int n, int m) {
  kernel0(n, m);
  kernel1(n, m);
  kernel2(n, m);
  if (m > 0)
    kernel3(n, m);
}
int main(void) {
  kernel(N, 20); kernel(N, 0); kernel(N, 100 > N ? N : 100); kernel(N / 2, 3); kernel(7, -5 + 6);
  double s = 0; for (int i = 0; i < N; i++) s += a[i] * (i + 1) + b[i] * (2 * i + 1) + c[i] * 3;
  printf("%.17g\n", s);
}
