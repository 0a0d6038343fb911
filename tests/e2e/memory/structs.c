// Arrays of structs, structs of arrays, and structs inside structs: on devices each member is an array of its own.
#include <stdio.h>
#include <stdlib.h>

struct point { double x, y; };
typedef struct { float re, im; } complex_t;
struct body { char tag; struct point at, speed[3]; int hits[4]; short kind; };
struct grid { int rows; double cells[N][N + 1]; float scale; };

static struct body bodies[N];
static struct grid grid;

static void init(int n, struct body *b, struct grid *g) {
#pragma scop
  for (int i = 0; i < n; i++) {
    b[i].at.x = i;
    b[i].at.y = 2 * i;
    b[i].hits[i % 2] = i;
    b[i].kind = (short)(i % 3);
    for (int k = 0; k < 3; k++)
      b[i].speed[k].y = b[i].at.x / (k + 1);
    for (int j = 0; j <= n; j++)
      g->cells[i][j] = i - j;
  }
#pragma endscop
}

static void move(int n, int steps, struct body *b, double dt) {
#pragma scop
  for (int t = 0; t < steps; t++)
    for (int i = 0; i < n; i++) {
      struct body *one = &b[i];
      one->at.x += dt * one->speed[t % 3].y;
      (*one).speed[1].x = one->at.x * one->hits[0] + one->kind;
    }
#pragma endscop
}

static void scale(int n, int m, complex_t *z, struct grid *g) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      z[i * m + j].re = z[i * m + j].im * g->scale;
      z[i * m + j].im = (float)g->cells[i][0];
    }
#pragma endscop
}

int main(void) {
  int n = N, m = N + 2;
  complex_t *z = malloc(n * m * sizeof *z);
  for (int i = 0; i < n * m; i++)
    z[i] = (complex_t){i, (float)i / 3};
  for (int i = 0; i < n; i++)
    bodies[i].tag = 'a';
  grid.scale = 1.5f, grid.rows = n;
  init(n, bodies, &grid);
  move(n, 4, bodies, 0.25);
  scale(n, m, z, &grid);
  for (int i = 0; i < n; i++) {
    struct body *b = &bodies[i];
    printf("%c %.17g %.17g %d %d %d\n", b->tag, b->at.x, b->at.y, b->hits[0], b->hits[1], b->kind);
    for (int k = 0; k < 3; k++)
      printf("%.17g %.17g\n", b->speed[k].x, b->speed[k].y);
    for (int j = 0; j <= n; j++)
      printf("%.17g\n", grid.cells[i][j]);
  }
  for (int i = 0; i < n * m; i++)
    printf("%.9g %.9g\n", z[i].re, z[i].im);
  printf("%d %g\n", grid.rows, grid.scale);
  free(z);
  return 0;
}
