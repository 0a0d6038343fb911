/* Rows that are exchanged by pointers to pointers between regions, and read through chains of them. */
#include <stdio.h>
#include <stdlib.h>

#define N 60

struct level {
  double *rows[3];
  struct level *next;
};

static void step(double *out, const double *in) {
  for (int i = 1; i < N - 1; i++) out[i] = 0.5 * (in[i - 1] + in[i + 1]);
}

static void exchange(double **a, double **b) {
  double *t = *a;
  *a = *b;
  *b = t;
}

int main(void) {
  double *now = malloc(N * sizeof(double)), *then = malloc(N * sizeof(double)), **which = &now;
  struct level top = {{0, 0, 0}, 0}, below = {{0, 0, 0}, 0};
  struct level *way = &top;
  for (int i = 0; i < N; i++) now[i] = i * i % 17;
  for (int i = 0; i < N; i++) then[i] = 0;
  top.next = &below;
  for (int t = 0; t < 6; t++) {
    step(then, now);
    exchange(&now, &then);
    below.rows[t % 3] = now;
    (*which)[1] += t;
    way->next->rows[t % 3][2] += 1;
    **which = 4 + t;
    printf("%g %g %g\n", now[1], way->next->rows[t % 3][2], top.next->rows[0][3]);
  }
  free(*which);
  free(then);
  return 0;
}
