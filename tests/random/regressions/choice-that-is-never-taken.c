/* The kernel's text reads D, which no instance reads: its view holds nothing. */
#include <stdio.h>

static int A[10], B[10], C[10], D[10];

int main(void) {
  for (int i = 0; i < 10; i++) B[i] = C[i] = D[i] = 3 * i + 1;
  for (int i = 0; i < 10; i++) A[i] = i > 20 ? D[i] + B[9 - i] : B[i] - C[i] + i;
  for (int i = 0; i < 10; i++) printf("%d\n", A[i]);
  return 0;
}
