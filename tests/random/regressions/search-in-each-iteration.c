/* Each iteration searches for a place of its own: gcc 12 makes wrong vectors of that loop if it is marked independent. */
#include <stdio.h>

static int A[4][3] = {{1, 12, 1}, {7, 7, 2}, {0, 1, 5}, {9, 8, 9}}, B[4][3];

int main(void) {
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) {
      int best = 0;
      for (int k = 0; k <= 2; k++)
        if (A[i][k] > A[i][best]) best = k;
      B[i][j] = best;
    }
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) printf("%d\n", B[i][j]);
  return 0;
}
