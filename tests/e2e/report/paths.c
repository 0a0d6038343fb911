#include <stdio.h>

#define N 48

double path[N][N], sum[N];

int next_value(void) {
  static int state = 1;
  state = state * 1103515245 + 12345;
  return state >> 16 & 1023;
}

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      path[i][j] = next_value();

  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        if (path[i][k] + path[k][j] < path[i][j])
          path[i][j] = path[i][k] + path[k][j];
  printf("%g\n", path[0][N - 1]);

  for (int i = 0; i < N; i++) {
    sum[i] = 0;
    for (int j = 0; j < N; j++)
      sum[i] += path[i][j];
  }

  printf("%g %g\n", sum[0], sum[N - 1]);
  return 0;
}
