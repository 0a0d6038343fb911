/* The variable that gave an array its extent has another value when the loop runs. */
#include "check.h"

int main(void) {
  int n = 100 + next_number();
  int a[n][n];
  n -= 40;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i][j] = i * n + j;
  for (int i = 0; i < n; i++)
    check(a[i], n * sizeof(int));
  return 0;
}
