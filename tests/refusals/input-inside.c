/* Reading moves through the file from iteration to iteration. */
#include <stdio.h>

#include "check.h"

#define N 30
int a[N];

int main(void) {
  FILE *file = tmpfile();
  for (int i = 0; i < N; i++)
    fprintf(file, "%d ", i * 3);
  rewind(file);
  for (int i = 0; i < N; i++)
    if (fscanf(file, "%d", &a[i]) != 1)
      return 1;
  check(a, sizeof a);
  return 0;
}
