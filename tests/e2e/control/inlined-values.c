#include <stdio.h>
#define N 50
double A[N], B[N], C[N][N]; int K[N];
static int imin(int a, int b) { return a < b ? a : b; }
static int imax(int a, int b) { if (a > b) return a; return b; }
static double f(double x) { double y = x * x; return y + 1; }
static double clampd(double x, double lo, double hi) { if (x < lo) return lo; else if (x > hi) return hi; return x; }
static float h(float x, int n) { float r = x; if (n > 3) r = r * 2; else { r += 1; r *= r; } if (r < 0) r = -r; return r; }
static double dotrow(int n, int i, double s0) { double s = s0; for (int j = 0; j < n; j++) s += C[i][j]; return s; }
static void setrow(int i, double v) { for (int j = 0; j < N; j++) C[i][j] = v + j; C[i][0] = f(v); }
static int idx(int i, int j) { int k = i + j; if (k >= N) k = k - N; return k; }
static int sgn(int i) { return i > 10 ? 1 : -1; }
static void reset(int i, int hard) { if (hard) { A[i] = 0; return; } A[i] = -1; }
int main(void) {
  for (int i = 0; i < N; i++) { A[i] = f(i * 0.5) + clampd(i, 5, 20); B[i] = h(A[i], i); }
  for (int i = 0; i < N; i++) setrow(i, A[i]);
  for (int i = 0; i < N; i++) B[i] += dotrow(imin(N, i + 3), i, 1.5) * 2;
  for (int i = 0; i < N; i++) for (int j = imax(0, i - 2); j < imin(N, i + 3); j++) C[i][j] += f(f(B[j]));
  for (int i = 0; i < N; i++) K[i] = idx(i, 7) + sgn(i);
  for (int i = 5; i < N - 5; i++) { A[i] += B[i + sgn(i)]; }
  for (int i = 0; i < N; i++) reset(i, i < 3);
  double s = 0; for (int i = 0; i < N; i++) { s += A[i] + B[i] * i + K[i]; for (int j = 0; j < N; j++) s += C[i][j] * (j + i); }
  printf("%.17g\n", s);
}
