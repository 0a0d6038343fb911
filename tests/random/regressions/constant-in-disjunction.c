/* `k - k + 1 > 3` is never true, which isl has no number for. */
#include <stdio.h>

static int A[10], B[10];

int main(void) {
  for (int i = 0; i < 10; i++) B[i] = 3 * i + 1;
  for (int k = 1; k <= 8; k++) A[k] = k - 4 >= -k || k - k + 1 > 3 ? B[k - 1] : B[k + 1];
  for (int k = 1; k <= 8; k++)
    if (k <= 6 && (k == 3 || k - k + 1 > 0)) A[k] += 100;
  for (int i = 0; i < 10; i++) printf("%d\n", A[i]);
  return 0;
}
