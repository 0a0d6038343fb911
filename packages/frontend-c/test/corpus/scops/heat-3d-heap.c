#include <stdlib.h>
#define N 10
int main(void) {
  double (*A)[N][N][N] = malloc(sizeof(double[2][N][N][N]));
  for (int t = 0; t < 4; t++)
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++)
        for (int k = 1; k < N - 1; k++)
          A[(t + 1) % 2][i][j][k] = A[t % 2][i + 1][j][k] + A[t % 2][i][j - 1][k] + A[t % 2][i][j][k];
  free(A);
  return 0;
}
