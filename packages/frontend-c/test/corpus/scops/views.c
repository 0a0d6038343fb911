#include <stdlib.h>

static double g[40][60];

void rows_beside_flat(int w, int h, float *a) {
  float(*p)[w] = (float(*)[w])a;
  for (int i = 0; i < h; i++)
    for (int j = 0; j < w; j++) a[i * w + j] = p[i][w - 1 - j] + 1;
}

void beginnings(double *out) {
  double *p = &g[0][0], *q = (double *)g;
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 60; j++) g[i][j] = p[60 * i + j] + 2;
  for (int k = 0; k < 2400; k++) out[k] = q[k];
}

/* The same memory only for a while. */
void moves(int n, double *a, double *b) {
  double *p = a;
  for (int i = 0; i < n; i++) p[i] = b[i];
  p = b;
  for (int i = 0; i < n; i++) p[i] = a[i];
}

/* Of each iteration's own. */
void local(int n, float *out) {
  for (int i = 0; i < n; i++) {
    float t[4][4];
    for (int k = 0; k < 16; k++) ((float *)t)[k] = i + k;
    out[i] = t[1][2];
  }
}

void only_flat(int n, float *out) {
  for (int i = 0; i < n; i++) {
    float t[4][4];
    for (int k = 0; k < 16; k++) ((float *)t)[k] = i + k;
    for (int k = 0; k < 16; k++) out[16 * i + k] = ((float *)t)[15 - k];
  }
}
