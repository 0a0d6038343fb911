/*
 * Motion estimation of MPEG-4: how far a block of the current picture is from each place of the previous one
 *
 *     result(i, j) += sum over k, l of |prev(i + k, j + l) - curr(k, l)|
 */
#include <math.h>
#ifndef N
#define N 128
#endif
#ifndef W
#define W 16
#endif
#include "../support.h"

static DATA_TYPE prev[N + W][N + W], curr[W][W], result[N][N];

static void mpeg4(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < W; k++)
        for (int l = 0; l < W; l++)
          result[i][j] += fabsf(prev[i + k][j + l] - curr[k][l]);
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < N + W; i++)
    for (int j = 0; j < N + W; j++) prev[i][j] = (DATA_TYPE)((i * 7 + j * 11) % 61 / 4.0);
  for (int k = 0; k < W; k++)
    for (int l = 0; l < W; l++) curr[k][l] = (DATA_TYPE)((k * 5 + l * 3) % 59 / 4.0);
  mpeg4();
  print_results(N * N, &result[0][0]);
  return end_results();
}
