/* A parameter may be declared with more elements than are passed, and hulls of what is written reach beyond them. */
#include <stdio.h>

static int marks[64];

static void twice(long p[64], const int *mask) {
  for (int i = 0; i < 64; i++) {
    if (mask[i] > 0) p[i] = p[i] * 2;
  }
}

struct both {
  long few[16];
  long others[48];
};

static long beside(void) {
  long a = 1, b = 2;
  long few[16] = {1, 2};
  long c = 3, d = 4;
  twice(few, marks);
  a += 5, b += 5, c += 5, d += 5;
  twice(few, marks);
  long first = few[1];
  printf("%ld %ld %ld %ld %ld\n", a, b, c, d, first);
  return a;
}

int main(void) {
  struct both s = {{1, 1}, {1}};
  for (int i = 0; i < 64; i++) marks[i] = i < 16;
  twice(s.few, marks);
  s.others[0]++;
  twice(s.few, marks);
  printf("%ld %ld\n", s.few[1], s.others[0]);
  long r = beside();
  printf("%ld\n", r);
  return 0;
}
