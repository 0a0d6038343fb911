/* One memory by several members of unions, some of them pointers or of other sizes. */
#include <stdio.h>
#include <string.h>

#define N 64

static union {
  double wide[N];
  float narrow[2 * N];
  long bits[N];
  double *places[N];
  struct {
    double first[N / 2], second[N / 2];
  } halves;
} u;

static double targets[N];

int main(void) {
  double *p;
  for (int i = 0; i < N; i++) u.wide[i] = i * 0.75;
  u.halves.second[3] = 100;
  for (int i = 0; i < N; i++) u.wide[i] = u.wide[i] * 2;
  printf("%g %lx\n", u.halves.second[3], u.bits[5]);
  for (int i = 0; i < 2 * N; i++) u.narrow[i] = i + 0.5f;
  u.narrow[7] = 9;
  for (int i = 0; i < 2 * N; i++) u.narrow[i] = u.narrow[i] + 1;
  printf("%g %g %lx\n", u.narrow[7], u.narrow[8], u.bits[9]);
  for (int i = 0; i < N; i++) targets[i] = i;
  long base = (long)targets;
  for (int i = 0; i < N; i++) u.bits[i] = base + 8 * i;
  p = u.places[9];
  printf("%g %d\n", *p, u.places[3] == &targets[3]);
  for (int i = 0; i < N; i++) targets[i] = targets[i] + 1;
  printf("%g\n", *u.places[11]);
  return 0;
}
