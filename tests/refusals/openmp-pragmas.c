/* Without its compiler option OpenMP is not there: the loop is the sequential one, recurrence and all. */
#include "check.h"

#define N 1000
int a[N], sum;

int main(void) {
  a[0] = 1;
#pragma omp parallel for
  for (int i = 1; i < N; i++) {
    a[i] = (a[i - 1] * 5 + 1) % 1009;
#pragma omp atomic
    sum += a[i];
  }
  check(a, sizeof a);
  check(&sum, sizeof sum);
  return 0;
}
