/*
 * Coulombic potential: what ATOMS charged atoms give at each point of a plane grid at height z
 *
 *     energy(j, i) = sum over atoms of charge / distance to (i h, j h, z)
 *
 * An array of structs, local scalars, a VLA parameter. No part is marked.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifndef NY
#define NY 200
#endif
#ifndef NX
#define NX 220
#endif
#ifndef ATOMS
#define ATOMS 256
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif

typedef struct {
  DATA_TYPE x, y, z, charge;
} atom;

static atom atoms[ATOMS];
static DATA_TYPE energy[NY][NX];

static void add_potential(int count, const atom *restrict all, DATA_TYPE h, DATA_TYPE z, int ny, int nx,
                          DATA_TYPE grid[restrict ny][nx]) {
  for (int j = 0; j < ny; j++) {
    const DATA_TYPE y = h * j;
    for (int i = 0; i < nx; i++) {
      const DATA_TYPE x = h * i;
      DATA_TYPE sum = 0;
      for (int n = 0; n < count; n++) {
        const DATA_TYPE dx = x - all[n].x, dy = y - all[n].y, dz = z - all[n].z;
        sum += all[n].charge / sqrt(dx * dx + dy * dy + dz * dz);
      }
      grid[j][i] += sum;
    }
  }
}

int main(int argc, char **argv) {
  for (int n = 0; n < ATOMS; n++) {
    atoms[n].x = (DATA_TYPE)(n * 31 % 97 / 4.0);
    atoms[n].y = (DATA_TYPE)(n * 47 % 89 / 4.0);
    atoms[n].z = (DATA_TYPE)(n * 11 % 7 / 8.0);
    atoms[n].charge = (DATA_TYPE)(1 + n % 5 / 8.0);
  }

  add_potential(ATOMS, atoms, (DATA_TYPE)0.125, (DATA_TYPE)1.5, NY, NX, energy);

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int j = 0; j < NY; j++)
    for (int i = 0; i < NX; i++) {
      if (dump) printf("%.17g\n", (double)energy[j][i]);
      checksum += energy[j][i] * (1 + (j + 2 * i) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
