#include <stdlib.h>
#define N 8
int main(void) {
  double (*path)[N] = malloc(N * sizeof *path);
  int i, j, k;
#pragma scop
  for (k = 0; k < N; k++) {
    for (i = 0; i < N; i++) {
      for (j = 0; j < N; j++) {
        if (path[i][k] + path[k][j] < path[i][j])
          path[i][j] = path[i][k] + path[k][j];
      }
    }
  }
#pragma endscop
  free(path);
  return 0;
}
