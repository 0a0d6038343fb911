/* Chunks of the loop over k read boxes of A. One operand of `? :` reads A under a condition that never holds. */
#include <stdio.h>

static double A[9][9], B[10], C[9][2];

static void kernel(int n, int m) {
  for (int i = 1; i < n; i++) {
    for (int j = 0; j <= m - i; j += 2) {
      for (int k = 0; k <= m - 2; k++) {
        int w[8][8];
        for (int p = 0; p < 8; p++)
          for (int q = 0; q < 8; q++) w[p][q] = (int)(-i + 4 >= 6 ? A[m][p + 1] : n) % 1009;
        w[j][k + 1] = (int)(B[k + 1] + w[m - 3][k]) % 1009;
        C[j][0] = C[j][0] > (int)(B[k] + A[j][k]) % 1009 ? C[j][0] : (int)(B[k] + A[j][k]) % 1009;
      }
    }
  }
}

int main(void) {
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < 9; j++) A[i][j] = 3 * i + j;
  for (int i = 0; i < 10; i++) B[i] = 7 * i;
  kernel(7, 8);
  for (int i = 0; i < 9; i++) printf("%g\n", C[i][0]);
  return 0;
}
