/*
 * N bodies that attract each other, all pairs, with softening:
 *
 *     a_i = sum over j of m_j (x_j - x_i) / (|x_j - x_i|^2 + eps^2)^(3/2),   v += a dt,   x += v dt
 *
 * An array of structs on the heap, local scalars. No part is marked.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 2000
#endif
#ifndef TSTEPS
#define TSTEPS 10
#endif
#ifndef DATA_TYPE
#define DATA_TYPE float
#endif
#define SOFTENING 0.5
#define DT 0.01

struct body {
  DATA_TYPE x, y, z;
  DATA_TYPE vx, vy, vz;
  DATA_TYPE mass;
};

static void accelerate(struct body *p, int n, DATA_TYPE dt) {
  for (int i = 0; i < n; i++) {
    DATA_TYPE ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
      DATA_TYPE dx = p[j].x - p[i].x;
      DATA_TYPE dy = p[j].y - p[i].y;
      DATA_TYPE dz = p[j].z - p[i].z;
      DATA_TYPE square = dx * dx + dy * dy + dz * dz + SOFTENING * SOFTENING;
      DATA_TYPE pull = p[j].mass / (square * sqrt(square));
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
    }
    p[i].vx += dt * ax;
    p[i].vy += dt * ay;
    p[i].vz += dt * az;
  }
}

static void move(struct body *p, int n, DATA_TYPE dt) {
  for (int i = 0; i < n; i++) {
    p[i].x += dt * p[i].vx;
    p[i].y += dt * p[i].vy;
    p[i].z += dt * p[i].vz;
  }
}

int main(int argc, char **argv) {
  struct body *bodies = malloc(N * sizeof(struct body));
  if (bodies == NULL) return 1;
  for (int i = 0; i < N; i++) {
    bodies[i].x = (DATA_TYPE)(20 + i * 37 % 101 / 8.0);
    bodies[i].y = (DATA_TYPE)(30 + i * 53 % 103 / 8.0);
    bodies[i].z = (DATA_TYPE)(40 + i * 71 % 107 / 8.0);
    bodies[i].vx = (DATA_TYPE)(5 + i % 3);
    bodies[i].vy = (DATA_TYPE)(6 + i % 4);
    bodies[i].vz = (DATA_TYPE)(7 + i % 5);
    bodies[i].mass = (DATA_TYPE)(0.5 + i % 13 / 16.0);
  }

  for (int t = 0; t < TSTEPS; t++) {
    accelerate(bodies, N, DT);
    move(bodies, N, DT);
  }

  int dump = argc > 1 && strcmp(argv[1], "--dump") == 0;
  double checksum = 0;
  for (int i = 0; i < N; i++) {
    const struct body *b = &bodies[i];
    if (dump)
      printf("%.17g\n%.17g\n%.17g\n%.17g\n%.17g\n%.17g\n", b->x, b->y, b->z, b->vx, b->vy, b->vz);
    checksum += b->x + 2 * b->y + 3 * b->z + b->vx + 2 * b->vy + 3 * b->vz;
  }
  if (!dump) printf("checksum %.12e\n", checksum);
  free(bodies);
  return 0;
}
