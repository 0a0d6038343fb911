/* In row n * n + 1 of rows of n - 1 elements: a factor that stands whole, and is not affine. */
#include <stdio.h>

static void f(int n, int *A) {
  for (int i = 0; i < 1; i++) A[i * (n - 1)] = A[(n * n + 1) * (n - 1)] % 1009;
}

int main(void) {
  int a[6] = {1, 2, 3, 4, 5, 6};
  f(2, a);
  printf("%d\n", a[0]);
  return 0;
}
