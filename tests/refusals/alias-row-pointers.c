/* Row pointers of which two are the same row. */
#include "check.h"

#define N 64
int storage[N][N];

int main(void) {
  int *rows[N];
  for (int i = 0; i < N; i++)
    rows[i] = storage[i / 2];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      rows[i][j] = 2 * rows[i][j] + i;
  check(storage, sizeof storage);
  return 0;
}
