/* As corpus/scops/library.c, but not understood. */
#include <assert.h>
#include <string.h>

void asserted(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    assert(a[i] > 0);
#pragma endscop
}

void bytes(int n, double a[n][n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    memset(a[i], 1, n * sizeof(double));
#pragma endscop
}

void halves(int n, double a[n][n], double b[n][n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    memcpy(a[i], b[i], n * 4);
#pragma endscop
}

void same(int n, double a[n][n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    memmove(&a[i][1], a[i], (n - 1) * sizeof(double));
#pragma endscop
}

void goes_on(int n, const int *kind, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    switch (kind[i]) {
      case 0: a[i] = 1;
      case 1: a[i] += 1; break;
    }
#pragma endscop
}

void leaves(int n, const int *kind, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    switch (kind[i]) {
      case 0: if (a[i] > 0) break; a[i] = 1; break;
      case 1: a[i] += 1; break;
    }
#pragma endscop
}

void jumped_to(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    again: a[i] += 1;
    if (a[i] < 0) goto again;
  }
#pragma endscop
}
