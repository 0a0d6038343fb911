/* A statement that is never executed is among those that use a scalar which other iterations assign to an element. */
#include <stdio.h>

#define N 23

static int r, A[N][N];

static void kernel(void) {
  int s = 3;
  for (int t = 0; t < 4; t++)
    for (int i = N - 1; i >= 2; i--) {
      for (int j = 1; j <= N; j++)
        if (-i + 2 < 2 * j + 4) {
          if (j - 1 < 2) r = t % 9;
        } else {
          if (r < 3) s = i;
        }
      A[t][i] = s;
    }
  for (int i = 0; i < N; i++) A[5][i] = s + i;
}

int main(void) {
  kernel();
  long sum = 0;
  for (int i = 0; i < N; i++) sum = sum * 3 + A[i % 6][i] + r;
  printf("%ld\n", sum);
  return 0;
}
