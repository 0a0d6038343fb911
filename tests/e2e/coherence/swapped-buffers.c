// Time steps that swap the pointers of two arrays. What a step writes lacks the borders of what it reads, so that each
// step knows either array in another length; so do a sweep over a part, and one over two parts of the same block.
#include <stdio.h>
#include <stdlib.h>

static void step(int n, double (*from)[n], double (*to)[n]) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      to[i][j] = (from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1]) * 0.25;
}

int main(void) {
  int n = 90, length = 3000;
  double *a = malloc(sizeof(double) * length), *b = malloc(sizeof(double) * length);
  for (int i = 0; i < length; i++) a[i] = b[i] = i % 17;
  for (int t = 0; t < 10; t++) {
    for (int i = 1; i < length - 1; i++) b[i] = a[i - 1] * 0.5 + a[i + 1] * 0.25;
    double *other = a;
    a = b;
    b = other;
  }
  printf("%g %g %g\n", a[0], a[length / 2], a[length - 1]);

  double (*u)[n] = malloc(sizeof(double[n][n])), (*v)[n] = malloc(sizeof(double[n][n]));
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) u[i][j] = v[i][j] = (i * j) % 13;
  for (int t = 0; t < 10; t++) {
    step(n, u, v);
    double (*other)[n] = u;
    u = v;
    v = other;
  }
  printf("%g %g %g\n", u[0][0], u[n / 2][n / 3], u[n - 1][n - 1]);

  for (int i = 0; i < length; i++) a[i] = b[i] + i;
  for (int i = 0; i < length / 3; i++) a[i] = a[i] * 2;
  for (int t = 0; t < 3; t++) {
    double *behind = a + length / 3;
    if (t == 1) printf("%g\n", a[5]);
    for (int i = 0; i < length / 3; i++) a[i] = a[i] + behind[i];
  }
  for (int i = 0; i < length; i++) a[i] = a[i] - 1;
  double sum = 0;
  for (int i = 0; i < length; i++) sum = sum + a[i];
  printf("%g %g %g\n", sum, a[length / 3 - 1], a[length / 3]);
  free(a);
  free(b);
  free(u);
  free(v);
}
