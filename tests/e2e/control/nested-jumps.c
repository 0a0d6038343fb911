#include <stdio.h>
#define N 60
static double a[N], b[N]; static int c[N]; static double m2[N][N];
static void kernel0(int n, int m) {
  for (int i = 0; i < n; i++) { if (i < m) { a[i] += 1; } else break; b[i] += 2; }
  for (int i = 0; i < n; i++) { if (m > 5) { if (i == 7) break; a[i] += 3; } b[i] += 1; }
  for (int i = 0; i < n; i++) { a[i] += 4; break; }
}
static void kernel1(int n, int m) {
  for (int i = 0; i < n; i++) { if (i > m) { if (i % 2) continue; a[i] += 5; } else if (i < 3) continue; b[i] += 7; c[i]++; }
  for (int i = 0; i < n; i++) { if (a[i] > 5) { if (b[i] > 3) continue; a[i] -= 1; } b[i] += 2; c[i] += 2; }
}
static void kernel2(int n, int m) {
  for (int i = 0; i < n; i++) {
    if (i > 2) { if (a[i] > 9) { b[i] += 1; continue; } for (int j = 0; j < n; j++) m2[i][j] += j; } else { c[i] = 3; continue; }
    b[i] += 4;
    if (c[i] > 2) { a[i] += 1; if (i % 4 == 0) continue; if (b[i] > 12) continue; c[i] *= 2; } else { if (b[i] < 20) { c[i]++; } else continue; c[i] += 5; }
    for (int j = 0; j < n; j++) m2[i][j] += b[i] * c[i];
  }
}
static void kernel3(int n, int m) {
  for (int i = 0; i < n; i++) { { int k = i + 2; if (k > m) continue; c[i] += k; } b[i] += 1; }
  for (int i = 0; i < n; i++) { a[i] += 1; if (i > m) { b[i] += 6; break; } else { if (i > m / 2) { b[i] += 9; continue; } } c[i] += 7; }
}
static void kernel(int n, int m) { kernel0(n, m); kernel1(n, m); kernel2(n, m); kernel3(n, m); }
int main(void) {
  kernel(N, 20); kernel(N, 0); kernel(N, 100 > N ? N : 100); kernel(N / 2, 3); kernel(7, -5 + 6);
  double s = 0; for (int i = 0; i < N; i++) s += a[i] * (i + 1) + b[i] * (2 * i + 1) + c[i] * 3;
  for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) s += m2[i][j] * (i + 2 * j);
  printf("%.17g\n", s);
}
