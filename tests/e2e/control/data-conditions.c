/* Loops, calls and declarations under conditions that depend on data, some of which the statements under them change. */
#include <stdio.h>

#define N 61
#define M 37

static double a[N][M], keys[N];
static int hits[N], order[N];

static void scale(double *row, double by) {
  for (int j = 0; j < M; j++) row[j] *= by;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    keys[i] = i * 29 % 17 - 8;
    for (int j = 0; j < M; j++) a[i][j] = (i * 7 + j * 3) % 11 - 5;
  }
  for (int i = 0; i < N; i++) {
    if (i > 0 && keys[i] > 1.5) {
      double sum = 0;
      for (int j = 0; j < M; j++) sum += a[i][j];
      keys[i] = -sum;
      for (int j = i % 2; j < M; j += 2) {
        if (j == 30) break;
        a[i][j] = sum - j;
      }
      hits[i] = sum > 1;
    } else if (keys[i] < -5) {
      scale(a[i], -2);
    } else {
      double *row = a[i], edge[2] = {row[0], row[M - 1]};
      row[0] = edge[1];
      row[M - 1] = edge[0];
    }
    if (keys[i] < 0) {
      hits[i] -= 1;
      continue;
    }
    order[i] = 0;
    for (int j = 0; j < M; j++) {
      if (a[i][j] <= 0) continue;
      order[i]++;
      if (order[i] > 5) {
        hits[i] -= 2;
        continue;
      }
      for (int k = 0; k < 3; k++) hits[i] += k * j;
    }
  }
  double sum = 0;
  for (int i = 0; i < N; i++) {
    sum += (i + 1) * (hits[i] + 3 * order[i] + keys[i]);
    for (int j = 0; j < M; j++) sum += (j + 2) * a[i][j];
  }
  printf("%.17g\n", sum);
  return 0;
}
