/* Reductions whose element is found by a division. */
#include <stdio.h>

static int D[2];

static void f(void) {
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) D[i / 2] += i * j;
}

int main(void) {
  f();
  printf("%d %d\n", D[0], D[1]);
  return 0;
}
