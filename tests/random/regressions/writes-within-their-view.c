/* A tile writes a set of which no simple box is known; the simplest one around it is larger than what the tile accesses. */
#include <stdio.h>

static void fill(int *p, long count, int salt) {
  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;
}
static void dump(const int *p, long count) {
  for (; count > 0; count--) printf(" %d", *p++);
  puts("");
}

static int B[9][3];

static void f(int n, int m) {
  int A[7][5];
  fill((void *)A, 35, 65);
  for (int i = 1; i < 7; i += 3) {
    if (2 * i - 2 > -n + m + 4) {
      A[i][0] += A[i - 1][4] % 8;
    } else {
      B[i][n - 4] = B[i - 1][n - 4] % 1009;
    }
  }
  dump((void *)A, 35);
}

int main(void) {
  fill((void *)B, 27, 66);
  f(4, 9);
  dump((void *)B, 27);
  return 0;
}
