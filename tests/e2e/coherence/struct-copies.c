/* Structs with arrays inside that are assigned, passed and returned as a whole. */
#include <stdio.h>

#define N 40

struct box {
  double values[N];
  int count;
};

static struct box made(double by) {
  struct box b;
  for (int i = 0; i < N; i++) b.values[i] = by * i;
  b.count = N;
  return b;
}

static double total(struct box b) {
  double s = 0;
  for (int i = 0; i < N; i++) s += b.values[i];
  b.values[0] = 100;
  return s + b.count;
}

static struct box twice(struct box b) {
  for (int i = 0; i < N; i++) b.values[i] = b.values[i] * 2;
  return b;
}

static struct box kept;

int main(void) {
  struct box one = made(0.5), other, *way = &other;
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < N; i++) one.values[i] = one.values[i] + 1;
    other = one;
    for (int i = 0; i < N; i++) other.values[i] = other.values[i] * 2;
    kept = *way;
    for (int i = 0; i < N; i++) kept.values[i] = kept.values[i] - 1;
    one = twice(kept);
    *way = made(t);
    printf("%g %g %g %g\n", total(one), total(other), kept.values[3], twice(one).values[4]);
    other.count = (int)total(kept);
  }
  return 0;
}
