/* Multiplies two square matrices several times, and prints the operations in a second of the fastest time, in 10^9, and a checksum. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef DATA_TYPE
#define DATA_TYPE double
#endif
#ifndef NI
#define NI 2048
#define NJ 2048
#define NK 2048
#endif

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static void multiply(int ni, int nj, int nk, DATA_TYPE alpha, DATA_TYPE beta, DATA_TYPE C[ni][nj],
                     DATA_TYPE A[ni][nk], DATA_TYPE B[nk][nj]) {
  for (int i = 0; i < ni; i++) {
    for (int j = 0; j < nj; j++) C[i][j] *= beta;
    for (int k = 0; k < nk; k++)
      for (int j = 0; j < nj; j++) C[i][j] += alpha * A[i][k] * B[k][j];
  }
}

int main(void) {
  int ni = NI, nj = NJ, nk = NK;
  DATA_TYPE (*C)[nj] = malloc(sizeof(DATA_TYPE[ni][nj]));
  DATA_TYPE (*A)[nk] = malloc(sizeof(DATA_TYPE[ni][nk]));
  DATA_TYPE (*B)[nj] = malloc(sizeof(DATA_TYPE[nk][nj]));
  if (!C || !A || !B) return 1;
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) C[i][j] = (DATA_TYPE)((i * j + 1) % ni) / ni;
  for (int i = 0; i < ni; i++)
    for (int k = 0; k < nk; k++) A[i][k] = (DATA_TYPE)(i * (k + 1) % nk) / nk;
  for (int k = 0; k < nk; k++)
    for (int j = 0; j < nj; j++) B[k][j] = (DATA_TYPE)(k * (j + 2) % nj) / nj;
  double best = 1e30;
  for (int run = 0; run < 3; run++) {
    const double begin = seconds();
    multiply(ni, nj, nk, (DATA_TYPE)1.5, (DATA_TYPE)0.2, C, A, B);
    const double time = seconds() - begin;
    if (time < best) best = time;
  }
  double sum = 0;
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) sum += C[i][j];
  printf("%.2f %.9e\n", 2e-9 * ni * nj * nk / best, sum);
  return 0;
}
