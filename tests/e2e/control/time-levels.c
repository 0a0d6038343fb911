/* Conway's game of life on a torus: two time levels, and more remainders than isl finds last writers through. */
#include <stdio.h>

#define H 30
#define W 41

static int life[2][H][W];

static void play(int generations) {
  for (int t = 0; t < generations; t++)
    for (int i = 0; i < H; i++)
      for (int j = 0; j < W; j++) {
        int u = (i + H - 1) % H, d = (i + 1) % H, l = (j + W - 1) % W, r = (j + 1) % W;
        int n = life[t % 2][u][l] + life[t % 2][u][j] + life[t % 2][u][r] + life[t % 2][i][l] +
                life[t % 2][i][r] + life[t % 2][d][l] + life[t % 2][d][j] + life[t % 2][d][r];
        life[(t + 1) % 2][i][j] = n == 3 || (n == 2 && life[t % 2][i][j]);
      }
}

int main(void) {
  for (int i = 0; i < H; i++)
    for (int j = 0; j < W; j++) life[0][i][j] = (i * j + i) % 3 == 0;
  play(7);
  long sum = 0;
  for (int i = 0; i < H; i++)
    for (int j = 0; j < W; j++) sum = (sum * 31 + life[1][i][j]) % 1000003;
  printf("%ld\n", sum);
  return 0;
}
