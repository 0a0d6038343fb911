// A grid as one long array in some loops, and as rows in others; between them the host looks at an element.
#include <stdio.h>
#include <stdlib.h>

static double residual(int count, const double *x, const double *y) {
  double largest = 0;
  for (int k = 0; k < count; k++) {
    double d = x[k] > y[k] ? x[k] - y[k] : y[k] - x[k];
    if (d > largest) largest = d;
  }
  return largest;
}

int main(void) {
  int n = 60, count = n * n;
  double *x = malloc(sizeof(double) * count), *y = malloc(sizeof(double) * count);
  for (int k = 0; k < count; k++) x[k] = y[k] = (k * 7) % 23;
  for (int t = 0; t < 8; t++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        y[i * n + j] = (x[(i - 1) * n + j] + x[(i + 1) * n + j] + x[i * n + j - 1] + x[i * n + j + 1]) * 0.25;
    if (y[n + 1] < -1) return 1;
    for (int k = 0; k < count; k++) x[k] = x[k] * 0.5 + y[k] * 0.5;
    if (t % 3 == 2) printf("%g\n", residual(count, x, y));
  }
  printf("%g %g %g\n", x[0], x[count / 2], x[count - 1]);
  free(x);
  free(y);

  // Rows that devices' parts of the long array end within.
  static double a[35], b[7][5];
  double(*rows)[5] = (double(*)[5])a;
  for (int k = 0; k < 35; k++) a[k] = k;
  for (int t = 0; t < 4; t++) {
    for (int i = 0; i < 7; i++)
      for (int j = 0; j < 5; j++) rows[i][j] = rows[i][j] + b[i][j] + 1;
    if (a[3] < 0) return 1;
    for (int k = 0; k < 35; k++) a[k] = a[k] * 1.5;
  }
  for (int k = 0; k < 35; k++) printf("%g%c", a[k], k % 5 == 4 ? '\n' : ' ');
}
