/* Extents of types that are elements of arrays: in casts, sizeof and typedef. */
#include <stdio.h>

#define N 64

static int dims[4];

int main(void) {
  double buffer[N];
  for (int d = 0; d < 4; d++) dims[d] = 4 * d + 4;
  for (int i = 0; i < N; i++) buffer[i] = i;
  printf("%g\n", (*(double (*)[2][dims[1]])buffer)[1][1]);
  for (int d = 0; d < 4; d++) dims[d] = dims[d] + 1;
  printf("%d\n", (int)sizeof(double[dims[1]]));
  for (int d = 0; d < 4; d++) dims[d] = dims[d] + 1;
  typedef double row[dims[2]];
  row *rows = (row *)buffer;
  printf("%g\n", rows[1][0]);
  return 0;
}
