/*
 * The example of listing 2 of Grosser and Hoefler, "Polly-ACC: transparent compilation to heterogeneous hardware":
 * heat in one dimension over several functions, each a region of its own, with output between the time steps. The two
 * files of the listing are one here. Arrays on the heap. No part is marked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 20000
#endif
#ifndef TSTEPS
#define TSTEPS 20
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

static int dump;

/* file one */
static void initialize(int n, DATA_TYPE X[n], DATA_TYPE val) {
  for (int i = 0; i < n; i++)
    X[i] = val;
}

static void setCenter(int n, DATA_TYPE X[n], DATA_TYPE val, int offset) {
  for (int i = offset; i < n - offset; i++)
    X[i] = val;
}

static void average(int n, DATA_TYPE In[n], DATA_TYPE Out[n]) {
  for (int i = 2; i < n - 2; i++)
    Out[i] = 0.2f * (In[i - 2] + In[i - 1] + In[i] + In[i + 1] + In[i + 2]);
}

/* file two */
static void heat1D(int n, DATA_TYPE A[n], DATA_TYPE hot, DATA_TYPE cold) {
  DATA_TYPE *B = malloc(sizeof(DATA_TYPE) * n);
  if (B == NULL) exit(1);
  B[0] = B[1] = B[n - 2] = B[n - 1] = 0;
  initialize(n, A, cold);
  setCenter(n, A, hot, n / 4);

  for (int t = 0; t < TSTEPS; t++) {
    average(n, A, B);
    average(n, B, A);
    if (!dump) printf("Iteration %d finished\n", t);
  }
  free(B);
}

int main(int argc, char **argv) {
  dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  DATA_TYPE *A = malloc(sizeof(DATA_TYPE) * N);
  if (A == NULL) return 1;
  heat1D(N, A, 90, 10);
  double checksum = 0;
  for (int i = 0; i < N; i++) {
    if (dump) printf("%.17g\n", (double)A[i]);
    checksum += A[i] * (1 + i % 5);
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(A);
  return 0;
}
