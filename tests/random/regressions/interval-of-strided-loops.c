/* The interval of j, of the loop over i and k, is relaxed to [0, 2), although only j = 0 has instances. */
#include <stdio.h>

static int A[1][1];

static void f(int n) {
  for (int i = 4; i > -1; i -= 2)
    for (int j = 0; j < n + 1; j += 3)
      for (int k = j; k < 2; k += 2) A[0][0] = i;
}

int main(void) {
  A[0][0] = 5;
  f(2);
  printf("%d\n", A[0][0]);
  return 0;
}
