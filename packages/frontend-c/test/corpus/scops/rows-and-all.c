/* A number of iterations says nothing of rows whose length is a parameter, so these are two regions. */
void by_rows_and_all(int h, int w, float *restrict a, float *restrict b) {
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      a[y * w + x] = b[y * w + x];
  for (int i = 0; i < 112 * 88; i++)
    b[i] = a[i] + 1;
}
