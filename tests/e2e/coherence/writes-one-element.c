/* The host writes single elements between two regions: of a declared array, through a pointer, in all ways that C has. */
#include <stdio.h>

#define N 100

static int a[N], b[N];
static double c[4][25];

int main(void) {
  int *p = b + 3;
  int k = 5;
  for (int t = 0; t < 6; t++) {
    for (int i = 0; i < N; i++) {
      a[i] += i + t;
      b[i] += a[i];
    }
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 25; j++) c[i][j] += b[i * 25 + j];
    printf("%d\n", t);
    a[k] = 1000 + t;
    a[k + 1] += 3;
    a[k + 2]++;
    *p = -t;
    p[1] -= 7;
    k[a] -= 1;
    c[1][t] = 0.25;
    --*(p + 2);
  }
  for (int i = 0; i < N; i += 9) printf("%d %d %g\n", a[i], b[i], c[i % 4][i % 25]);
  printf("%d %d %d %d %d\n", a[5], a[6], a[7], b[3], b[4]);
  return 0;
}
