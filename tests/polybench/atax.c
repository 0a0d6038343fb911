/* y = A^T (A x), everything in main, with three kinds of arrays */
#include <stdio.h>
#include <polybench.h>

#ifndef M
#ifdef MINI_DATASET
#define M 38
#define N 42
#else
#define M 116
#define N 124
#endif
#endif
#define _PB_M POLYBENCH_LOOP_BOUND(M, m)
#define _PB_N POLYBENCH_LOOP_BOUND(N, n)

#define DATA_TYPE double
#define DATA_PRINTF_MODIFIER "%0.17lg "

int main(int argc, char **argv) {
  int m = M;
  int n = N;
  int i, j;
  POLYBENCH_2D_ARRAY_DECL(A, DATA_TYPE, M, N, m, n);
  POLYBENCH_1D_ARRAY_DECL(x, DATA_TYPE, N, n);
  POLYBENCH_1D_ARRAY_DECL(y, DATA_TYPE, N, n);
  POLYBENCH_1D_ARRAY_DECL(tmp, DATA_TYPE, M, m);

  for (i = 0; i < n; i++)
    (POLYBENCH_ARRAY(x))[i] = 1 + i / (DATA_TYPE)n;
  for (i = 0; i < m; i++)
    for (j = 0; j < n; j++)
      (POLYBENCH_ARRAY(A))[i][j] = (DATA_TYPE)((i + j) % n) / (5 * m);

  polybench_start_instruments;
#pragma scop
  for (i = 0; i < _PB_N; i++)
    (POLYBENCH_ARRAY(y))[i] = 0;
  for (i = 0; i < _PB_M; i++) {
    (POLYBENCH_ARRAY(tmp))[i] = 0.0;
    for (j = 0; j < _PB_N; j++)
      (POLYBENCH_ARRAY(tmp))[i] = (POLYBENCH_ARRAY(tmp))[i] + (POLYBENCH_ARRAY(A))[i][j] * (POLYBENCH_ARRAY(x))[j];
    for (j = 0; j < _PB_N; j++)
      (POLYBENCH_ARRAY(y))[j] = (POLYBENCH_ARRAY(y))[j] + (POLYBENCH_ARRAY(A))[i][j] * (POLYBENCH_ARRAY(tmp))[i];
  }
#pragma endscop
  polybench_stop_instruments;
  polybench_print_instruments;

#ifdef POLYBENCH_DUMP_ARRAYS
  POLYBENCH_DUMP_START;
  POLYBENCH_DUMP_BEGIN("y");
  for (i = 0; i < n; i++) {
    if (i % 20 == 0) fprintf(POLYBENCH_DUMP_TARGET, "\n");
    fprintf(POLYBENCH_DUMP_TARGET, DATA_PRINTF_MODIFIER, (POLYBENCH_ARRAY(y))[i]);
  }
  POLYBENCH_DUMP_END("y");
  POLYBENCH_DUMP_FINISH;
#else
  (void)argc;
  (void)argv;
#endif

  POLYBENCH_FREE_ARRAY(A);
  POLYBENCH_FREE_ARRAY(x);
  POLYBENCH_FREE_ARRAY(y);
  POLYBENCH_FREE_ARRAY(tmp);
  return 0;
}
