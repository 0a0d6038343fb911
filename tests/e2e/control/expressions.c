#include <stdio.h>
#include <stddef.h>
enum { N = 40, M = 30, R = 2 };
static const int K = 3;
#define MIN(a,b) ((a)<(b)?(a):(b))
#define MAX(a,b) ((a)>(b)?(a):(b))
#define floord(n,d) (((n)<0) ? -((-(n)+(d)-1)/(d)) : (n)/(d))
#define ceild(n,d)  (((n)<0) ? -((-(n))/(d)) : ((n)+(d)-1)/(d))
typedef double real;
static inline int imin(int a, int b) { return a < b ? a : b; }
static inline int imax(int a, int b) { if (a > b) return a; return b; }
double A[N][M], B[N][M], C[N]; int I[N], J[2*N]; unsigned U[N]; unsigned char UC[N]; short S[N];
const double W[3] = {0.25, 0.5, 0.25};
int main(void) {
  for (int i = 0; i < N; i++) { for (int j = 0; j < M; j++) A[i][j] = B[i][j] = 0.5*i + j; }
  for (int i = 0; i < N; i++) { double t[3] = {1.0, 2.0*i, 3}; for (int k = 0; k < K; k++) A[i][k] += t[k]; }
  for (int i = 1; i < N-1; i++) { int w[3][3] = {{1,2,1},{2,4,2},{1,2}}; for (int j = 1; j < M-1; j++) { real s = 0; for (int di=-1;di<=1;di++) for (int dj=-1;dj<=1;dj++) s += w[di+1][dj+1]*A[i+di][j+dj]; B[i][j] = s/16; } }
  for (int i = 0, j = 0; i < N; i++, j += 2) J[j] = i;
  for (int i = 0, j = N-1; i < N; i++, j--) C[i] = A[j][0];
  int i, j;
  for (i = 0, j = 5; i < N - 5; i++, j++) I[i] = j;
  for (size_t k = 0; k < N; k++) U[k] = 4000000000u + U[k] * (unsigned)k * 12345u - 7u;
  for (unsigned k = 1; k < N - 1; k++) U[k] = U[k-1+0] - U[k+1];
  for (int k = 0; k < N; k++) UC[k] = (unsigned char)(k * 37 + 250);
  for (int k = 0; k < N; k++) S[k] += (short)(k * 3000);
  for (long k = 0; k < N; k++) C[k] += MIN(k, 10) + MAX(k, 5);
  for (int t = floord(-7, 3); t <= ceild(N, 4); t++) I[t + 3] += t % 3 + t / 2;
  for (int k = N - 1; k >= 0; k -= 3) C[k] *= 2;
  for (int a = 0; a < N; a++) for (int b = MAX(0, a - 3); b < MIN(M, a + 3); b++) A[a][b] += 1;
  for (int a = 0; a < N; a++) if (!(a > 3 && a < 8) || a == 5) C[a] = a > 10 ? 1.0f : 2.5;
  for (int a = 0; a < N; a++) I[a] = (int)sizeof(double) + (int)sizeof(A[0]) + a;
  for (int a = 0; a < N; a++) { int q = a; q++; I[a] += q++ * 2; J[a] = ++q; }
  for (int k = 0; k != N; k++) C[k] += W[k % 3] * A[k][0];
  for (int k = 1; k != N; k += 3) C[k] += 1;
  double s = 0; for (int a = 0; a < N; a++) { s += C[a] + I[a] + J[a] + U[a] + UC[a] + S[a]; for (int b = 0; b < M; b++) s += A[a][b] * (b+1) + B[a][b] / (a+1); }
  printf("%.17g\n", s);
}
