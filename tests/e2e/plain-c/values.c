/* Subscripts, bounds and steps in variables and small functions, as people write them. */
#include <stdio.h>
#include <stdlib.h>

#define W 29
#define H 17

static inline int at(int i, int j, int w) { return i * w + j; }

static inline size_t offset(size_t row, size_t column, size_t width) {
  size_t start = row * width;
  return start + column;
}

static void blur(int w, int h, const double *in, double *out) {
  for (int i = 1; i < h - 1; i++)
    for (int j = 1; j < w - 1; j++) {
      const int idx = i * w + j;
      int up = idx - w, down = idx + w;
      out[idx] = 0.2 * (in[idx] + in[idx - 1] + in[idx + 1] + in[up] + in[down]);
    }
}

static void sharpen(int w, int h, const double *in, double *out) {
  for (int i = 1; i < h - 1; i++)
    for (int j = 1; j < w - 1; j++)
      out[at(i, j, w)] = 2 * in[at(i, j, w)] - in[at(i - 1, j, w)];
}

static void turn(size_t w, size_t h, const double *in, double *out) {
  for (size_t i = 0; i < h; i++) {
    for (size_t j = 0; j < w; j++) {
      size_t from = offset(i, j, w);
      out[offset(j, i, h)] = in[from];
    }
  }
}

/* Declared at the top, as C90 wants it; the last values are used after the loops. */
static int old_style(int n, const double *from, double *to) {
  int i, j, k, last;
  double t;
  last = -1;
  for (i = 0; i < n - 2; i++) {
    j = i + 1;
    k = j + 1;
    t = from[j] * 2;
    to[k] = t + from[k] + from[i];
    last = k;
  }
  return last;
}

static void flat(int w, int h, double *a) {
  int size = w * h;
  for (int i = 0; i < w * h; i++)
    a[i] = a[i] * 0.5 + i;
  for (int i = 0; i < size; i++)
    a[size - 1 - i] += 1;
}

/* One loop over all elements, which computes the row and the column from its variable. */
static void turn_flat(int w, int h, const double *in, double *out) {
  int p, x, y, size = w * h;
  for (p = 0; p < size; p++) {
    x = p % w;
    y = p / w;
    out[x * h + y] = x > 0 && y > 0 ? in[(y - 1) * w + x - 1] : in[p] + p;
  }
}

/* One loop over all blocks, of which the number in a row is not known. */
static void average(size_t rows, size_t columns, const double *in, double *out) {
  size_t across = columns / 4, down = rows / 4;
  for (size_t t = 0; t < down * across; t++) {
    size_t r0 = t / across * 4, c0 = t % across * 4;
    double mean = 0;
    for (size_t r = r0; r < r0 + 4; r++)
      for (size_t c = c0; c < c0 + 4; c++) mean += in[r * columns + c] / 16;
    for (size_t r = r0; r < r0 + 4; r++)
      for (size_t c = c0; c < c0 + 4; c++) out[r * columns + c] += mean;
  }
}

/* Each round has half as many elements as the one before. */
static void halves(int n, double *a) {
  int half;
  for (int round = 0; round < 3; round++) {
    half = n / 2;
    for (int i = 0; i < half; i++)
      a[i] += a[i + half];
  }
}

static void every_other(int n, double *a) {
  int step = 2, shift = 3;
  for (int i = 0; i < n - shift; i += step)
    a[i] = a[i + shift] * step;
}

static int counted(int n, int m, const double *b, double *a, double *c) {
  int k = 0, p = -1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      a[k++] = b[j * n + i];
  for (int i = 0; i < n; i++) {
    p++;
    c[p] = a[p] + p;
    p += 2;
  }
  return k + p;
}

static void blocks(int n, int m, double *a) {
  int off = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++)
      a[off + j] = a[off + j] * 3 + i;
    off += m;
  }
}

static void both(int w, int h, double *a) {
  for (int i = 0; i < w * h; i++)
    a[i] += 1;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      a[y * w + x] *= x;
}

/* The values of an unsigned variable wrap around. */
static void unsigned_values(unsigned n, const double *from, double *to) {
  unsigned i, j;
  for (i = 1; i < n; i++) {
    j = i - 1;
    to[j] = from[i];
  }
}

static double sum(const double *a, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) total += (i % 7 + 1) * a[i];
  return total;
}

int main(void) {
  static double a[W * H], b[W * H], c[3 * W * H + 9];
  for (int i = 0; i < W * H; i++) {
    a[i] = (i * 37) % 101 - 50;
    b[i] = 0;
  }
  blur(W, H, a, b);
  printf("%.10g\n", sum(b, W * H));
  sharpen(W, H, b, a);
  printf("%.10g\n", sum(a, W * H));
  turn(W, H, a, b);
  printf("%.10g\n", sum(b, W * H));
  int last = old_style(W * H, b, a);
  printf("%.10g %d %d\n", sum(a, W * H), last, old_style(2, b, a));
  flat(W, H, a);
  flat(0, H, a);
  printf("%.10g\n", sum(a, W * H));
  turn_flat(W, H, a, b);
  turn_flat(0, H, a, b);
  turn_flat(-2, -3, a + 20, b + 20);
  average(H, W, a, b);
  printf("%.10g\n", sum(b, W * H));
  halves(W * H, a);
  printf("%.10g\n", sum(a, W * H));
  every_other(W * H, a);
  printf("%.10g\n", sum(a, W * H));
  int count = counted(W, H, a, b, c);
  printf("%.10g %.10g %d\n", sum(b, W * H), sum(c, 3 * W), count);
  blocks(H, W, b);
  both(W, H, b);
  unsigned_values(W * H, b, a);
  printf("%.10g %.10g\n", sum(a, W * H), sum(b, W * H));
  return 0;
}
