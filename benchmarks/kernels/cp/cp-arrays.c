/* cp.c with four numbers for each atom in one array and the sum in place, on the heap, marked. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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
#define H 0.125
#define SQUARE(a) ((a) * (a))

int main(int argc, char **argv) {
  DATA_TYPE (*atoms)[4] = malloc(sizeof(DATA_TYPE[ATOMS][4]));
  DATA_TYPE (*energy)[NX] = calloc(NY, sizeof *energy);
  if (atoms == NULL || energy == NULL) return 1;
  for (int n = 0; n < ATOMS; n++) {
    atoms[n][0] = (DATA_TYPE)(n * 37 % 97 / 4.0);
    atoms[n][1] = (DATA_TYPE)(n * 43 % 89 / 4.0);
    atoms[n][2] = (DATA_TYPE)(n * 13 % 7 / 8.0 - 1.5);
    atoms[n][3] = (DATA_TYPE)(1 + n % 7 / 8.0);
  }

#pragma scop
  for (int j = 0; j < NY; j++)
    for (int i = 0; i < NX; i++)
      for (int n = 0; n < ATOMS; n++)
        energy[j][i] += atoms[n][3] / sqrt(SQUARE(H * i - atoms[n][0]) + SQUARE(H * j - atoms[n][1]) +
                                           SQUARE(atoms[n][2]) + 0.25);
#pragma endscop

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int j = 0; j < NY; j++)
    for (int i = 0; i < NX; i++) {
      if (dump) printf("%.17g\n", (double)energy[j][i]);
      checksum += energy[j][i] * (1 + (j + 2 * i) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(energy);
  free(atoms);
  return 0;
}
