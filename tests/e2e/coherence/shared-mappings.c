/* Memory that another file has mapped at two places. */
#include <stdio.h>

#define N 512

void two_views(double **one, double **other);

static void grow(double *p) {
  for (int i = 0; i < N; i++) p[i] = p[i] + 1;
}

static double sum(const double *p) {
  double s = 0;
  for (int i = 0; i < N; i++) s += p[i];
  return s;
}

int main(void) {
  double *one, *other;
  two_views(&one, &other);
  for (int t = 0; t < 4; t++) {
    grow(one);
    other[t] += one[t + 1];
    grow(one);
    double s = sum(other);
    grow(other);
    printf("%g %g %g\n", s, one[2], other[3]);
  }
  return 0;
}
