/* Tables that look as if they had fronts, but a variable goes from one element to the next. */
#include <stdio.h>
#include <stdlib.h>

#define N 131
#define M 97
static int H[N + 1][M + 1];
static char x[N], y[M];

/* The value of the element before in this order, also across the ends of rows. */
static int before(int n, int m) {
  int d = 0;
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++) {
      if (x[i - 1] == y[j - 1])
        d = H[i - 1][j - 1] + 2;
      if (H[i - 1][j] - 1 > d)
        d = H[i - 1][j] - 1;
      H[i][j] = d + H[i][j - 1] % 3;
    }
  return d;
}

/* Read after the loops. */
static int last(int n, int m) {
  int d = 0;
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++) {
      d = H[i - 1][j - 1];
      if (H[i][j - 1] > d)
        d = H[i][j - 1] - 1;
      if (H[i - 1][j] > d)
        d = H[i - 1][j] - 1;
      H[i][j] = d + x[i - 1] % 3;
    }
  return d;
}

int main(void) {
  for (int i = 0; i < N; i++)
    x[i] = 'a' + (i * 7 + i / 3) % 4;
  for (int j = 0; j < M; j++)
    y[j] = 'a' + (j * 5 + j / 4) % 4;
  printf("%d\n", before(N, M));
  printf("%d\n", last(N - 1, M - 1));
  printf("%d\n", last(1, 1));
  long sum = 0;
  for (int i = 0; i <= N; i++)
    for (int j = 0; j <= M; j++)
      sum = sum * 3 + H[i][j];
  printf("%ld\n", sum);
  return 0;
}
