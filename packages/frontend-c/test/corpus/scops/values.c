/* Values in variables: each stands where the source names the variable. */
static inline int at(int i, int j, int w) { return i * w + j; }

void rows(int w, int h, const float *in, float *out) {
#pragma scop
  for (int i = 1; i < h - 1; i++)
    for (int j = 1; j < w - 1; j++) {
      int idx = i * w + j;
      const int up = idx - w;
      out[idx] = in[up] + in[idx + 1] + in[at(i + 1, j, w)];
    }
#pragma endscop
}

int old_style(int n, const double *b, double *a) {
  int i, j, last = 0;
#pragma scop
  for (i = 0; i < n - 1; i++) {
    j = i + 1;
    a[j] = b[i];
    last = j;
  }
#pragma endscop
  return last;
}

void bounds(int w, int h, float *a) {
#pragma scop
  int n = w * h, half;
  for (int i = 0; i < n; i++)
    a[i] *= 2;
  half = n / 2;
  for (int i = 0; i < half; i++)
    a[i] += a[i + half];
#pragma endscop
}

void unsigned_bounds(unsigned w, unsigned long h, float *a) {
#pragma scop
  for (unsigned long i = 0; i < (w + 2u) * h; i++)
    a[i] *= 2;
#pragma endscop
}

void steps(int n, double *a) {
  int step = 3, shift = 500;
#pragma scop
  for (int i = 0; i < n; i += step)
    a[i] = a[i + shift];
#pragma endscop
}

int counted(int n, int m, const double *b, double *a) {
  int k = 0;
#pragma scop
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++)
      a[k++] = b[j];
    k += 2;
  }
#pragma endscop
  return k;
}

void as_at_begin(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = n;
  n = n / 2;
  for (int i = 0; i < n; i++)
    a[i] += 1;
#pragma endscop
}
