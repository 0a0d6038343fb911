/* Several iterations write the element that a table names: the last one counts, or each needs what earlier ones counted. */
#include "check.h"

#define N 1000
int where[N], a[N], histogram[10];

static void scatter(void) {
  for (int i = 0; i < N; i++)
    a[where[i]] = i;
}

static void count(void) {
  for (int i = 0; i < N; i++)
    a[i] = histogram[where[i] % 10]++;
}

int main(void) {
  for (int i = 0; i < N; i++)
    where[i] = i * i % 97;
  scatter();
  count();
  check(a, sizeof a);
  check(histogram, sizeof histogram);
  return 0;
}
