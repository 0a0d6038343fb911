/* Subscripts that run through the rows of an array as if it had one dimension. */
#include "check.h"

#define N 50
int a[N][N];

int main(void) {
  int *flat = &a[0][0];
  for (int i = 1; i < N * N; i++)
    flat[i] = flat[i - 1] + i % 3;
  for (int i = 1; i < N; i++)
    for (int j = 0; j < N; j++)
      a[i][j] += a[i - 1][j];
  check(a, sizeof a);
  return 0;
}
