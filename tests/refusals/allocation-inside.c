/* Memory from the heap and from the stack in each iteration. */
#include <alloca.h>
#include <stdlib.h>

#include "check.h"

#define N 50
int *rows[N];
int sums[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    rows[i] = malloc((i + 1) * sizeof(int));
    int *scratch = alloca(16);
    scratch[i % 4] = i;
    for (int j = 0; j <= i; j++)
      rows[i][j] = j + scratch[i % 4];
  }
  for (int i = 1; i < N; i++)
    sums[i] = sums[i - 1] + rows[i][i / 2];
  for (int i = 0; i < N; i++)
    free(rows[i]);
  check(sums, sizeof sums);
  return 0;
}
