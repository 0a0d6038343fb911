/* isl's scheduler leaves the order of the two statements open, so that both are in one leaf of its tree. */
#include <stdio.h>

static int C[4], D[4][1];

static void kernel(int n) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 0; j < 4; j++)
      if (j % 2 == 0)
        D[i][0] = C[n] % 1009;
      else
        C[j] = D[j][i - 1] % 1009;
}

int main(void) {
  for (int i = 0; i < 4; i++) C[i] = D[i][0] = 5 * i + 2;
  kernel(3);
  for (int i = 0; i < 4; i++) printf("%d %d\n", C[i], D[i][0]);
  return 0;
}
