/* isl's scheduler goes on for minutes with few operations: their numbers get thousands of digits. */
#include <stdio.h>
#include <stdlib.h>

static void search(int n, int *B, double C[n + 5][10]) {
  int e2;
  for (int i = 2; i < n - 1 && i != 5; i++) {
    for (int j = 2; j < n + 1; j++) {
      for (int k = 3; k > 1; k--) {
        if (-i - 2 <= n - i + 4) {
          int e1 = 0;
          for (int f1 = 0; f1 <= 1; f1++)
            if (B[f1] >= B[e1]) e1 = f1;
          B[k / 3] = e1;
          continue;
        } else {
          e2 = 1;
          for (int f2 = 1; f2 <= n - 1; f2++)
            if (C[f2 - 1][j] >= C[e2 - 1][j]) e2 = f2;
          C[j - 1][k] = e2;
        }
      }
    }
  }
}

int main(void) {
  const int n = 7;
  int *B = malloc(sizeof(int[n - 3]));
  double(*C)[10] = malloc(sizeof(double[n + 5][10]));
  for (int i = 0; i < n - 3; i++) B[i] = 5 * i % 3;
  for (int i = 0; i < n + 5; i++)
    for (int j = 0; j < 10; j++) C[i][j] = (3 * i + 7 * j) % 11;
  search(n, B, C);
  for (int i = 0; i < n - 3; i++) printf("%d\n", B[i]);
  for (int i = 0; i < n + 5; i++)
    for (int j = 0; j < 10; j++) printf("%g\n", C[i][j]);
  free(B);
  free(C);
  return 0;
}
