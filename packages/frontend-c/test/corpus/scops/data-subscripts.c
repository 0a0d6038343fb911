/* Subscripts that statements compute: the whole dimension may be accessed. */
int n;
double x[100], y[100], w[100][20];
int idx[100];
unsigned char shade[100];
unsigned long place[100];

void gather(void) {
  for (int i = 0; i < n; i++)
    y[i] = x[idx[i]] + x[99 - idx[idx[i]]];
}

void rows(int m, int counts[m][20]) {
  for (int i = 0; i < m; i++)
    counts[i][shade[i] % 20] += 1;
}

void scalar(void) {
  for (int i = 0; i < n; i++) {
    int k = idx[i] / 2;
    if (k >= 0)
      y[k] = *(x + k - 1) + w[k][i % 20];
  }
}

void compaction(void) {
  int count = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > 0.0)
      y[count++] = x[i];
}

void pointer(double *restrict to) {
  for (int i = 0; i < 50; i++) {
    double *row = w[idx[i]];
    idx[i] = 0;
    to[i] = row[3] + row[i % 20];
  }
}

static double at(const double *from, int k) { return from[k] + *from; }

static void add(double *to, double value) {
  for (int j = 0; j < 3; j++)
    to[j] += value;
}

void calls(void) {
  for (int i = 0; i < n; i++)
    y[i] = at(&x[place[i] - 1], idx[i]);
  for (int i = 0; i < n; i++)
    add(&w[idx[i]][2], y[i]);
}

void linearised(int rows, int m, double a[10000]) {
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < m; j++)
      y[i] += a[i * m + j] * a[i * m + idx[j]];
}
