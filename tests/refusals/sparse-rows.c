/* How many values a row has is data, so its loop is no counted one: it runs as it stands in each iteration of the outer one. */
#include "check.h"

#define N 300
int start[N + 1], column[3 * N];
double value[3 * N], x[N], y[N], z[N];

int main(void) {
  for (int i = 0; i <= N; i++)
    start[i] = 3 * i - i % 3;
  for (int k = 0; k < 3 * N; k++) {
    column[k] = k * 7 % N;
    value[k] = k * 0.5;
  }
  for (int i = 0; i < N; i++)
    x[i] = i;
  for (int i = 0; i < N; i++)
    for (int k = start[i]; k < start[i + 1]; k++)
      y[i] += value[k] * x[column[k]];
  for (int i = 0; i < N; i++)
    z[i] = y[i] + x[column[i]];
  check(y, sizeof y);
  check(z, sizeof z);
  return 0;
}
