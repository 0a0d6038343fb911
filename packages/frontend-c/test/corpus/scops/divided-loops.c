#include <stddef.h>
/* One loop over all elements, which computes the row and the column from its variable. */
void blur(int h, int w, const float *in, float *out) {
  for (int p = 0; p < h * w; p++) {
    int x = p % w, y = p / w;
    out[p] = x > 0 && y > 0 ? in[(y - 1) * w + x - 1] : in[p] * p;
  }
}
/* The column in a different way, in the manner of C90, with other loops over all. */
void turned(int rows, int cols, const float *in, float *out) {
  int i, r, c, n = rows * cols;
  for (i = 0; i < n; i++) {
    r = i / cols;
    c = i - r * cols;
    out[c * rows + r] = in[i];
  }
}
/* Blocks of 8 x 8, of which the number in a row is unknown. */
void blocks(size_t rows, size_t cols, const unsigned char *in, unsigned char *out) {
  size_t across = cols / 8, down = rows / 8;
  for (size_t t = 0; t < down * across; t++) {
    size_t r0 = t / across * 8, c0 = t % across * 8;
    unsigned sum = 0;
    for (size_t r = r0; r < r0 + 8; r++)
      for (size_t c = c0; c < c0 + 8; c++)
        sum += in[r * cols + c];
    for (size_t r = r0; r < r0 + 8; r++)
      for (size_t c = c0; c < c0 + 8; c++)
        out[r * cols + c] = in[r * cols + c] > sum / 64;
  }
}
/* Divided by something else, and two loops would not do: a `break` ends both. */
void others(int h, int w, int k, const float *in, float *out) {
  for (int p = 0; p < h * w; p++)
    out[p] = in[p / k];
  for (int p = 0; p < h * w; p++) {
    if (p == k) break;
    out[p] += p % w;
  }
}
/* No array has rows of both lengths, so this one stays one loop. */
void in_place(int h, int w, float *a) {
  for (int p = 0; p < h * w; p++)
    a[p] += a[p % w * h + p / w];
}
/* The number is that of other elements by now. */
void changed(int h, int w, float *out) {
  int n = h * w;
  w += 2;
  for (int p = 0; p < n; p++)
    out[p] = p % w;
}
