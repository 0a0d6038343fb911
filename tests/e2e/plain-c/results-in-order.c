#include <stdio.h>

/* A function that returns early where data says so, and otherwise reads what the iteration before has written. */

#define N 200
#define M 16

static double a[N];
static int level[N][M];

static double next(int i) {
  double sum = a[i];
  if (sum > 8) return sum / 2;
  for (int k = 0; k < M; k++) sum += level[i][k] * 0.5;
  return sum + a[i - 1];
}

static void settle(int i) {
  if (a[i] > 5) return;
  for (int k = 1; k < M; k++) level[i][k] = level[i - 1][k - 1] + 1;
}

int main(void) {
  for (int i = 0; i < N; i++) a[i] = i * 7 % 12;
  for (int i = 0; i < N; i++)
    for (int k = 0; k < M; k++) level[i][k] = (i + k) % 3;
  for (int i = 1; i < N; i++) settle(i);
  for (int i = 1; i < N; i++) a[i] = next(i);
  for (int i = 0; i < N; i += 3) printf("%g %d\n", a[i], level[i][i % M]);
  return 0;
}
