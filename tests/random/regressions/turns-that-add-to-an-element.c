/* Each turn of the loop over w adds to what the one before has left, not to what was there before the loop over i. */
#include <stdio.h>
static int C[11][9];
static int T[8] = {0, 1, 1, 2, 2, 3, 1, 0};
static void kernel(int n) {
  for (int i = n * n; i > -1; i--) {
    C[i + 1][0] = (C[i][0]) % 1009;
    for (int j = 2; j < n * n + 1; j++) {
      for (int w = 0; w < T[j - 2]; w++) {
        C[i][j - 1] += (1) % 8;
      }
    }
  }
}
int main(void) {
  for (int i = 0; i < 11; i++) for (int j = 0; j < 9; j++) C[i][j] = i * 9 + j;
  kernel(3); kernel(3);
  for (int i = 0; i < 11; i++) { for (int j = 0; j < 9; j++) printf("%d ", C[i][j]); puts(""); }
}
