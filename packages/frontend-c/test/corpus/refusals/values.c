/* Variables whose values are data: several assignments may be the last one, or others may write them. */
void before(int n, double *a) {
  int j = 0;
#pragma scop
  for (int i = 0; i < n; i++) {
    a[j] = 0;
    j = i / 3;
  }
#pragma endscop
}

void sometimes(int n, double *a, const double *b) {
  int j = 0;
#pragma scop
  for (int i = 0; i < n; i++) {
    if (b[i] > 0) j = i;
    a[j] = 0;
  }
#pragma endscop
}

void branches(int n, double *a) {
  int j;
#pragma scop
  for (int i = 2; i < n; i++) {
    if (i % 3) j = i - 1;
    else j = i - 2;
    a[j] = 0;
  }
#pragma endscop
}

void counted_sometimes(int n, double *a) {
  int k = 0;
#pragma scop
  for (int i = 0; i < n; i++) {
    if (i % 2) continue;
    a[k] = i;
    k++;
  }
#pragma endscop
}

void address(int n, double *a) {
  int k = 1, *p = &k;
#pragma scop
  for (int i = 0; i < n; i++) {
    k = i;
    *p = 2;
    a[k] = 0;
  }
#pragma endscop
}

int global;

void of_others(int n, double *a) {
#pragma scop
  for (int i = 0; i < n; i++) {
    global = i + 1;
    a[global] = 0;
  }
#pragma endscop
}

void order(int n, double *a) {
  int k = 0;
#pragma scop
  for (int i = 0; i < n; i++)
    a[k++] = k;
#pragma endscop
}

void step(int n, int s, double *a) {
#pragma scop
  for (int i = 0; i < n; i += s)
    a[i] = 0;
#pragma endscop
}

void flat_and_rows(int w, int h, double *a) {
#pragma scop
  for (int i = 0; i < w * h; i++)
    a[i] = 0;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      a[y * w + x] += x;
#pragma endscop
}
