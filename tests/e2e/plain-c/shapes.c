/* One block of memory in several shapes: rows in a function, a flat subscript where it is allocated. */
#include <stdio.h>
#include <stdlib.h>

struct image {
  int w, h;
  float *pix;
};

static double grid[14][22];

static void smooth(int w, int h, const float *in, float *out) {
  const float(*p)[w] = (const float(*)[w])in;
  float(*o)[w] = (float(*)[w])out;
  for (int i = 1; i < h - 1; i++)
    for (int j = 1; j < w - 1; j++) o[i][j] = (p[i - 1][j] + p[i + 1][j] + p[i][j - 1] + p[i][j + 1]) / 4;
}

static void brighten(struct image *in, struct image *out) {
  int w = in->w, h = in->h;
  float(*p)[w] = (float(*)[w])in->pix, (*o)[w] = (float(*)[w])out->pix;
  for (int i = 0; i < h; i++)
    for (int j = 1; j < w; j++) o[i][j] = p[i][j - 1] * 1.5f;
}

int main(void) {
  int w = 37, h = 29;
  float *a = malloc(sizeof(float) * w * h), *b = malloc(sizeof(float) * w * h);
  float(*rows)[w] = (float(*)[w])b;
  double *flat = &grid[0][0], local[14][22], *beginning = (double *)local;
  struct image x = {25, 17, malloc(sizeof(float) * 425)}, y = {25, 17, malloc(sizeof(float) * 425)};
  struct image *from = &x, *to = &y;
  int width = 25;
  for (int i = 0; i < h; i++)
    for (int j = 0; j < w; j++) a[i * w + j] = b[i * w + j] = (i * 37 + j * 91) % 256;
  for (int t = 0; t < 5; t++) {
    smooth(w, h, a, b);
    smooth(w, h, b, a);
  }
  for (int i = 0; i < h; i++)
    for (int j = 0; j < w; j++) rows[i][j] = rows[i][j] * 2 + b[i * w + j];
  for (int i = 0; i < 17; i++)
    for (int j = 0; j < width; j++) from->pix[i * width + j] = to->pix[i * width + j] = i * 5 + j;
  brighten(from, to);
  brighten(to, from);

  for (int i = 0; i < 14; i++)
    for (int j = 0; j < 22; j++) {
      grid[i][j] = i + 2 * j;
      local[i][j] = i - j;
    }
  for (int k = 0; k < 14 * 22; k++) flat[k] += beginning[k];
  for (int i = 0; i < 14; i++) {
    float tile[4][4];
    for (int k = 0; k < 16; k++) ((float *)tile)[k] = i + k;
    for (int r = 0; r < 4; r++)
      for (int c = 0; c < 4; c++) grid[i][r + c] += tile[r][c] * (r + 1);
  }

  for (int i = 0; i < h; i++)
    for (int j = 0; j < w; j++) printf("%g %g\n", a[i * w + j], b[i * w + j]);
  for (int i = 0; i < 425; i++) printf("%g %g\n", x.pix[i], y.pix[i]);
  for (int i = 0; i < 14; i++)
    for (int j = 0; j < 22; j++) printf("%g %g\n", grid[i][j], local[i][j]);
  return 0;
}
