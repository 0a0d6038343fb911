/* isl's dataflow fails at which of the writes by i % 3 are the last ones before a read by i % 2. */
#include <stdio.h>

static float A[5][5];
static int B[1];

static void f(int m) {
  for (int i = 0; i < 10; i++)
    for (int j = (i - 1 < m - 2 ? i - 1 : m - 2); j > 0; j--) {
      A[j / 2][i % 3] = i + j;
      B[0] = (int)A[i % 2][0];
    }
}

int main(void) {
  f(7);
  printf("%d %g\n", B[0], (double)A[1][2]);
  return 0;
}
