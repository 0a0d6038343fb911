/*
 * Coulombic potential: what ATOMS charged atoms give at each point of a plane grid
 *
 *     energy(j, i) += sum over atoms of charge / distance to (i h, j h, 0)
 */
#include <math.h>
#ifndef N
#define N 128
#endif
#ifndef ATOMS
#define ATOMS 256
#endif
#include "../support.h"
#define H 0.125f

static DATA_TYPE atoms[ATOMS][4], energy[N][N];

static void cenergy(void) {
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++)
      for (int n = 0; n < ATOMS; n++) {
        DATA_TYPE dx = H * i - atoms[n][0];
        DATA_TYPE dy = H * j - atoms[n][1];
        DATA_TYPE dz = atoms[n][2];
        energy[j][i] += atoms[n][3] / sqrtf(dx * dx + dy * dy + dz * dz);
      }
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int n = 0; n < ATOMS; n++) {
    atoms[n][0] = (DATA_TYPE)(n * 37 % 97 / 8.0);
    atoms[n][1] = (DATA_TYPE)(n * 43 % 89 / 8.0);
    atoms[n][2] = (DATA_TYPE)(n * 13 % 7 / 8.0 + 0.5);
    atoms[n][3] = (DATA_TYPE)(1 + n % 7 / 8.0);
  }
  cenergy();
  print_results(N * N, &energy[0][0]);
  return end_results();
}
